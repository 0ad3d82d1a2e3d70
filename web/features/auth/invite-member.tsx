import { useState } from 'react';
import { AddressNotice } from '#web/components/guest-origin/address-notice.tsx';
import { useGuestOrigin } from '#web/components/guest-origin/guest-origin.ts';
import { useCopy } from '#web/components/use-copy.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { EmailField } from './fields.tsx';
import { Form } from './form.tsx';
import { invitationLink, invite } from './organizations.ts';
import { useAuthText } from './texts.ts';

export function InviteMember({ organizationId }: { organizationId: string }) {
  const { organization: text } = useAuthText();
  const copy = useCopy();
  const { origin } = useGuestOrigin();
  const [invitationId, setInvitationId] = useState('');
  const link = invitationId && invitationLink(origin, invitationId);
  const send = async (email: string) => {
    const { data, failure } = await invite(organizationId, email);
    setInvitationId(data?.id ?? '');
    return failure;
  };
  return (
    <section className="grid gap-4 rounded-md border border-line bg-surface p-5 sm:p-6">
      <div className="grid gap-1">
        <h2 className="text-xl">{text.invite}</h2>
        <p className="text-ink-2">{text.inviteHint}</p>
      </div>
      <Form
        submitLabel={text.invite}
        look={link ? 'secondary' : 'primary'}
        buttonClass="sm:justify-self-start"
        send={({ email }) => send(email.trim())}
      >
        <EmailField autoComplete="off" />
      </Form>
      {link && (
        <>
          <AddressNotice />
          <Field label={text.invitationLink} readOnly value={link} />
          <Button className="sm:justify-self-start" onClick={() => copy(link, text.linkCopied)}>
            {text.copyLink}
          </Button>
        </>
      )}
    </section>
  );
}
