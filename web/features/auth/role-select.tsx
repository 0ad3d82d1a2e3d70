import type { ComponentProps } from 'react';
import { roles } from '#domain/accounts.ts';
import { useAuthText } from './texts.ts';

interface RoleSelectProps extends ComponentProps<'select'> {
  label: string;
}

export function RoleSelect({ label, ...rest }: RoleSelectProps) {
  const { organization: text } = useAuthText();
  return (
    <select
      aria-label={label}
      className="min-h-[44px] rounded-sm border border-line-strong bg-bg px-3 text-[1rem]"
      {...rest}
    >
      {roles.map((role) => (
        <option key={role} value={role}>
          {text.roles[role]}
        </option>
      ))}
    </select>
  );
}
