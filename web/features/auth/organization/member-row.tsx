import { useRef } from 'react';
import type { Member } from '#domain/organizations/organizations.ts';
import { ConfirmButton } from '#web/components/confirm-button.tsx';
import { Avatar } from '#web/features/auth/form/avatar.tsx';
import { EmailText } from '#web/features/auth/form/email-text.tsx';
import { useFailureToast } from '#web/features/auth/session/failures.ts';
import { useAuthText } from '#web/features/auth/texts.ts';
import { useFocusParentOnUnmount } from '#web/ui/use-focus-parent-on-unmount.ts';
import { removeMember, setRole } from './organizations.ts';
import { RoleSelect } from './role-select.tsx';

interface MemberRowProps {
  organizationId: string;
  member: Member;
  isSelf: boolean;
  /** Owners change roles and remove members. */
  manages: boolean;
}

export function MemberRow({ organizationId, member, isSelf, manages }: MemberRowProps) {
  const { organization: text } = useAuthText();
  const withFailureToast = useFailureToast();
  const { name, email } = member;
  const changesRole = manages && !isSelf;
  const row = useRef<HTMLLIElement>(null);
  useFocusParentOnUnmount(row);
  return (
    <li
      ref={row}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b py-3.5 first:pt-0 last:border-b-0 last:pb-0"
    >
      <div className="flex min-w-0 flex-[1_1_220px] items-center gap-3.5">
        <Avatar name={name} />
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span className="min-w-0 wrap-anywhere font-semibold">
              {isSelf ? `${name} (${text.you})` : name}
            </span>
            {!changesRole && (
              <span
                className={`rounded-full px-2.5 py-0.5 font-semibold text-xs ${member.role === 'owner' ? 'bg-fill/20 text-brass' : 'bg-raised text-ink-2'}`}
              >
                {text.roles[member.role] ?? member.role}
              </span>
            )}
          </p>
          <p className="wrap-anywhere text-muted text-sm">
            <EmailText email={email} />
          </p>
        </div>
      </div>
      {changesRole && (
        <div className="flex items-center justify-between gap-1 max-sm:flex-[1_1_100%]">
          <RoleSelect
            label={text.roleOf(name)}
            value={member.role}
            onChange={(role) => withFailureToast(setRole(organizationId, member.id, role))}
          />
          <ConfirmButton
            label={text.remove}
            name={text.removeNamed(name)}
            question={text.removeQuestion(name)}
            onConfirm={() => withFailureToast(removeMember(organizationId, member.id))}
          />
        </div>
      )}
    </li>
  );
}
