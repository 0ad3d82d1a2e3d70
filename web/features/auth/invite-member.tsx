import { useState } from 'react';
import { isEmail } from '#domain/accounts.ts';
import { useCopy } from '#web/components/use-copy.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormFoot } from './form-foot.tsx';
import { invite, linkOf } from './organizations.ts';
import { useAuthText } from './texts.ts';
import { useFailureText } from './use-failure-text.ts';
import { useForm } from './use-form.ts';

export function InviteMember({ organizationId }: { organizationId: string }) {
  const { organization: text, auth, validation } = useAuthText();
  const copy = useCopy();
  const [link, setLink] = useState('');
  const { problems, failure, busy, submit } = useForm({
    check: (field) => ({ email: isEmail(field('email')) ? '' : validation.invalidEmail }),
    attempt: async (field) => {
      const email = field('email').trim();
      const { data, failure } = await invite(organizationId, email);
      setLink(data ? linkOf(data.id) : '');
      return failure;
    },
  });
  const failed = useFailureText(failure);
  return (
    <form
      noValidate
      className="grid gap-4 rounded-md border border-line bg-surface p-5"
      onSubmit={submit}
    >
      <h2 className="text-xl">{text.invite}</h2>
      <p className="text-ink-2">{text.inviteHint}</p>
      <Field
        label={auth.email}
        name="email"
        type="email"
        autoComplete="off"
        error={problems.email}
      />
      <FormFoot failure={failed} busy={busy} action={text.invite} look="secondary" />
      {link && (
        <>
          <Field label={text.invitationLink} readOnly value={link} />
          <Button onClick={() => copy(link, text.linkCopied)}>{text.copyLink}</Button>
        </>
      )}
    </form>
  );
}
