import { roles } from '#domain/auth/accounts.ts';
import type { Member } from '#domain/organizations/organizations.ts';
import { useAuthText } from '#web/features/auth/texts.ts';

interface RoleSelectProps {
  label: string;
  value: Member['role'];
  onChange: (role: Member['role']) => void;
}

/** Like our `SelectField`, but without a visible label. */
export function RoleSelect({ label, value, onChange }: RoleSelectProps) {
  const { organization: text } = useAuthText();
  return (
    <select
      aria-label={label}
      className="min-h-[44px] rounded-sm border border-line-strong bg-bg py-2 pl-3.5 text-[1rem]"
      value={value}
      onChange={({ target }) => onChange(target.value as Member['role'])}
    >
      {roles.map((role) => (
        <option key={role} value={role}>
          {text.roles[role]}
        </option>
      ))}
    </select>
  );
}
