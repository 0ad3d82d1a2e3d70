import { useRef } from 'react';
import type { Member } from '#domain/organizations.ts';
import { ConfirmButton } from '#web/components/confirm-button.tsx';
import { useFocusParentOnUnmount } from '#web/ui/use-focus-parent-on-unmount.ts';
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
      className="flex flex-wrap items-center gap-3 rounded-sm border border-line bg-surface px-4 py-3"
    >
      <div className="min-w-0 flex-1">
        <p className="truncate font-semibold">{isSelf ? `${name} (${text.you})` : name}</p>
        <p className="truncate text-muted text-sm">{email}</p>
      </div>
      {manages && !isSelf ? (
        <>
          <RoleSelect
            label={text.roleOf(name)}
            value={member.role}
            onChange={({ target }) =>
              withFailureToast(setRole(organizationId, member.id, target.value as Member['role']))
            }
          />
          <ConfirmButton
            label={text.remove}
            name={text.removeNamed(name)}
            question={text.removeQuestion(name)}
            onConfirm={() => withFailureToast(removeMember(organizationId, member.id))}
          />
        </>
      ) : (
        <span className="text-muted">{text.roles[member.role]}</span>
      )}
    </li>
  );
}
