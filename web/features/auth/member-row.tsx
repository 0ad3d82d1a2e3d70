import { useRef } from 'react';
import type { Member } from '#domain/organizations.ts';
import { ConfirmButton } from '#web/components/confirm-button.tsx';
import { useFocusParentOnUnmount } from '#web/ui/use-focus-parent-on-unmount.ts';
import { Avatar } from './avatar.tsx';
import { useFailureToast } from './failures.ts';
import { removeMember, setRole } from './organizations.ts';
import { RoleSelect } from './role-select.tsx';
import { useAuthText } from './texts.ts';

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
  const row = useRef<HTMLLIElement>(null);
  useFocusParentOnUnmount(row);
  return (
    <li
      ref={row}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b py-3 last:border-b-0"
    >
      <Avatar name={name} />
      <div className="min-w-0 flex-[1_1_160px]">
        <p className="truncate font-semibold">{isSelf ? `${name} (${text.you})` : name}</p>
        <p className="truncate text-muted text-sm">{email}</p>
      </div>
      {manages && !isSelf ? (
        <div className="flex items-center gap-2">
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
      ) : (
        <span className="rounded-full bg-raised px-3 py-1 font-semibold text-ink-2 text-sm">
          {text.roles[member.role]}
        </span>
      )}
    </li>
  );
}
