import { useRef } from 'react';
import type { Invitation } from '#domain/organizations.ts';
import { ConfirmButton } from '#web/components/confirm-button.tsx';
import { useGuestOrigin } from '#web/components/guest-origin/guest-origin.ts';
import { useCopy } from '#web/components/use-copy.ts';
import { Button } from '#web/ui/button.tsx';
import { useFocusParentOnUnmount } from '#web/ui/use-focus-parent-on-unmount.ts';
import { useFailureToast } from './failures.ts';
import { invitationLink, withdrawInvitation } from './organizations.ts';
import { useAuthText } from './texts.ts';

export function InvitationRow({ invitation: { id, email } }: { invitation: Invitation }) {
  const { organization: text } = useAuthText();
  const copy = useCopy();
  const { origin } = useGuestOrigin();
  const withFailureToast = useFailureToast();
  const row = useRef<HTMLLIElement>(null);
  useFocusParentOnUnmount(row);
  return (
    <li ref={row} className="grid border-line border-b py-2 last:border-b-0">
      <p className="truncate pt-1 font-semibold">{email}</p>
      <div className="-mx-3 flex flex-wrap">
        <Button
          look="quiet"
          aria-label={text.copyLinkFor(email)}
          onClick={() => copy(invitationLink(origin, id), text.linkCopied)}
        >
          {text.copyLink}
        </Button>
        <ConfirmButton
          label={text.withdraw}
          name={text.withdrawFrom(email)}
          question={text.withdrawQuestion(email)}
          onConfirm={() => withFailureToast(withdrawInvitation(id))}
        />
      </div>
    </li>
  );
}
