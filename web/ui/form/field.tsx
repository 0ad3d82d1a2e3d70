import { type ComponentProps, type ReactNode, useId } from 'react';
import { useText } from '#web/i18n/language.ts';
import { describedBy, FieldFrame } from './field-frame.tsx';
import { useLimit } from './use-limit.ts';

interface FieldProps extends Omit<ComponentProps<'input'>, 'maxLength'> {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Maximum number of characters. Longer text is not cut, but counted and not submitted. */
  limit?: number;
  /** Rendered at the right end of the input. */
  action?: ReactNode;
}

export function Field(props: FieldProps) {
  const { label, hint, error: wrong, limit, action, className = '', onInput, ...rest } = props;
  const id = useId();
  const { common } = useText();
  const { count, over, read } = useLimit(id, limit, rest.value);
  const error = over > 0 ? common.tooLong(over) : wrong;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} count={count} limit={limit}>
      <div className="relative">
        <input
          id={id}
          className={`w-full min-h-[52px] rounded-sm border bg-bg px-4 text-[1rem] placeholder:text-muted ${error ? 'border-bad' : 'border-line-strong'} ${action ? 'pr-14' : ''} ${className}`}
          {...describedBy(id, error, count)}
          onInput={(event) => {
            read(event.currentTarget.value);
            onInput?.(event);
          }}
          {...rest}
        />
        {action && <div className="absolute inset-y-0 right-1 flex items-center">{action}</div>}
      </div>
    </FieldFrame>
  );
}
