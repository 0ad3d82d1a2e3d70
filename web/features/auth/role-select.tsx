import { type ComponentProps, useId } from 'react';
import { roles } from '#domain/accounts.ts';
import { useText } from '#web/i18n/language.ts';

interface RoleSelectProps extends ComponentProps<'select'> {
  label: string;
  /** The label is read out, but not shown. */
  quiet?: boolean;
}

export function RoleSelect({ label, quiet = false, ...rest }: RoleSelectProps) {
  const { organization: text } = useText();
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className={quiet ? 'sr-only' : 'font-semibold text-sm'}>
        {label}
      </label>
      <select
        id={id}
        className="min-h-[44px] rounded-sm border border-line-strong bg-bg px-3 text-[16px]"
        {...rest}
      >
        {roles.map((role) => (
          <option key={role} value={role}>
            {text.roles[role]}
          </option>
        ))}
      </select>
    </div>
  );
}
