import { useState } from 'react';
import { isEmail } from '#domain/accounts.ts';
import { paths } from '#web/navigation/routes.ts';
import { Button } from '#web/ui/button.tsx';
import { copyText } from '#web/ui/clipboard.ts';
import { Field } from '#web/ui/field.tsx';
import { toasts } from '#web/ui/toasts.tsx';
import { FormMessage } from './form-message.tsx';
import { invite } from './organizations.ts';
import { useAuthText } from './texts.ts';
import { useFailureText } from './use-failure-text.ts';
import { useForm } from './use-form.ts';

interface InviteMemberProps {
  organizationId: string;
  onInvited: () => void;
}

/** Makes a link to pass on, by whatever way. */
export function InviteMember({ organizationId, onInvited }: InviteMemberProps) {
  const { organization: text, auth, validation } = useAuthText();
  const [link, setLink] = useState('');
  const { problems, failure, busy, submit } = useForm({
    check: (field) => ({ email: isEmail(field('email')) ? '' : validation.invalidEmail }),
    attempt: async (field) => {
      const email = field('email').trim();
      const { data, failure } = await invite(organizationId, email);
      setLink(data ? `${location.origin}${paths.invitation(data.id)}` : '');
      return failure;
    },
    onDone: onInvited,
  });
  const failed = useFailureText(failure);
  const copy = async () => {
    if (await copyText(link)) toasts.success(text.linkCopied);
  };
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
      <FormMessage failure={failed} />
      <Button type="submit" look="secondary" disabled={busy}>
        {text.invite}
      </Button>
      {link && (
        <>
          <Field label={text.invitationLink} readOnly value={link} />
          <Button onClick={copy}>{text.copyLink}</Button>
        </>
      )}
    </form>
  );
}
