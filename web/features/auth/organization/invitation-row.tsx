import Copy from 'lucide-react/icons/copy';
import { useRef } from 'react';
import type { Invitation } from '#domain/organizations/organizations.ts';
import { ConfirmButton } from '#web/components/confirm-button.tsx';
import { useGuestOrigin } from '#web/components/guest-origin/guest-origin.ts';
import { useCopy } from '#web/components/use-copy.ts';
import { EmailText } from '#web/features/auth/form/email-text.tsx';
import { useFailureToast } from '#web/features/auth/session/failures.ts';
import { useAuthText } from '#web/features/auth/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { useFocusParentOnUnmount } from '#web/ui/use-focus-parent-on-unmount.ts';
import { invitationLink, withdrawInvitation } from './organizations.ts';

export function InvitationRow({ invitation: { id, email } }: { invitation: Invitation }) {
  const { organization: text } = useAuthText();
  const copy = useCopy();
  const { origin } = useGuestOrigin();
  const withFailureToast = useFailureToast();
  const row = useRef<HTMLLIElement>(null);
  useFocusParentOnUnmount(row);
  return (
    <li
      ref={row}
      className="flex flex-wrap items-center gap-x-2 gap-y-1 rounded-sm border border-line bg-raised px-4 py-2.5"
    >
      <p className="min-w-0 flex-[1_1_180px] wrap-anywhere py-1 font-semibold">
        <EmailText email={email} />
      </p>
      <div className="-mx-3 flex flex-wrap">
        <Button
          look="quiet"
          aria-label={text.copyLinkFor(email)}
          onClick={() => copy(invitationLink(origin, id), text.linkCopied)}
        >
          <Copy aria-hidden size={17} />
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
