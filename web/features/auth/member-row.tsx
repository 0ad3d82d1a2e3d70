import { ConfirmButton } from '#web/components/confirm-button.tsx';
import { toasts } from '#web/ui/toasts.tsx';
import type { Failure } from './identity-http.ts';
import { type Member, removeMember, setRole } from './organizations.ts';
import { RoleSelect } from './role-select.tsx';
import { useAuthText } from './texts.ts';

interface MemberRowProps {
  organizationId: string;
  member: Member;
  isSelf: boolean;
  /** Owners change roles and remove members. */
  manages: boolean;
  onChanged: () => void;
}

export function MemberRow({ organizationId, member, isSelf, manages, onChanged }: MemberRowProps) {
  const { organization: text, auth } = useAuthText();
  const { name, email } = member.user;
  const after = async (change: Promise<Failure | undefined>) => {
    const failure = await change;
    if (failure) toasts.error(failure === 'unknown' ? text.failed : auth.failures[failure]);
    onChanged();
  };
  return (
    <li className="flex flex-wrap items-center gap-3 rounded-sm border border-line bg-surface px-4 py-3">
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
              after(setRole(organizationId, member.id, target.value as Member['role']))
            }
          />
          <ConfirmButton
            label={text.remove}
            name={text.removeNamed(name)}
            question={text.removeQuestion(name)}
            onConfirm={() => after(removeMember(organizationId, member.id))}
          />
        </>
      ) : (
        <span className="text-muted">{text.roles[member.role]}</span>
      )}
    </li>
  );
}
