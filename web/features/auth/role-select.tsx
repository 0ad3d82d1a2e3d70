import ChevronDown from 'lucide-react/icons/chevron-down';
import { roles } from '#domain/accounts.ts';
import type { Member } from '#domain/organizations.ts';
import { useAuthText } from './texts.ts';

interface RoleSelectProps {
  label: string;
  value: Member['role'];
  onChange: (role: Member['role']) => void;
}

/** As the house's `SelectField`, in a row that shows no label. */
export function RoleSelect({ label, value, onChange }: RoleSelectProps) {
  const { organization: text } = useAuthText();
  // A newer server may send another one.
  const known = roles.includes(value) ? roles : [value, ...roles];
  return (
    <span className="relative inline-flex items-center">
      <select
        aria-label={label}
        className="min-h-[44px] appearance-none rounded-sm border border-line-strong bg-bg py-2 pr-10 pl-3.5 text-[1rem]"
        value={value}
        onChange={({ target }) => onChange(target.value as Member['role'])}
      >
        {known.map((role) => (
          <option key={role} value={role}>
            {text.roles[role] ?? role}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        size={16}
        className="pointer-events-none absolute right-3 text-muted"
      />
    </span>
  );
}
