import UserRoundPlus from 'lucide-react/icons/user-round-plus';
import { useState } from 'react';
import type { Invitation } from '#domain/organizations/organizations.ts';
import { AddressNotice } from '#web/components/guest-origin/address-notice.tsx';
import { useGuestOrigin } from '#web/components/guest-origin/guest-origin.ts';
import { useCopy } from '#web/components/use-copy.ts';
import { Card } from '#web/features/auth/form/card.tsx';
import { EmailField } from '#web/features/auth/form/fields.tsx';
import { Form } from '#web/features/auth/form/form.tsx';
import { useAuthText } from '#web/features/auth/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { InvitationRow } from './invitation-row.tsx';
import { invitationLink, invite } from './organizations.ts';

interface InviteMemberProps {
  organizationId: string;
  /** Invitations without a response. */
  invitations: Invitation[];
}

/** Creates invitation links, and lists the open ones. */
export function InviteMember({ organizationId, invitations }: InviteMemberProps) {
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
    <Card
      id="invite"
      icon={UserRoundPlus}
      title={text.invite}
      hint={text.inviteHint}
      className="xl:col-start-2 xl:row-span-2 xl:row-start-1"
    >
      <Form
        submitLabel={text.invite}
        look={link ? 'secondary' : 'primary'}
        buttonClass="sm:justify-self-start"
        send={({ email }) => send(email.trim())}
      >
        <EmailField autoComplete="off" />
      </Form>
      {(link || invitations.length > 0) && <AddressNotice />}
      {link && (
        <div className="grid gap-3">
          <Field label={text.invitationLink} readOnly value={link} />
          <Button className="sm:justify-self-start" onClick={() => copy(link, text.linkCopied)}>
            {text.copyLink}
          </Button>
        </div>
      )}
      {invitations.length > 0 && (
        <section aria-labelledby="invited" className="grid gap-3 border-line border-t pt-5">
          <h3 id="invited" className="text-lg">
            {text.pending}
          </h3>
          <ul className="grid gap-2.5">
            {invitations.map((invitation) => (
              <InvitationRow key={invitation.id} invitation={invitation} />
            ))}
          </ul>
        </section>
      )}
    </Card>
  );
}
