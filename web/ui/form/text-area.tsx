import { type ComponentProps, useId } from 'react';
import { useText } from '#web/i18n/language.ts';
import { describedBy, FieldFrame } from './field-frame.tsx';
import { useLimit } from './use-limit.ts';

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'maxLength' | 'value'> {
  label: string;
  hint?: string;
  value: string;
  /** Same as in `Field`. */
  limit?: number;
}

export function TextArea({ label, hint, limit, ...rest }: TextAreaProps) {
  const id = useId();
  const { common } = useText();
  const { count, over } = useLimit(id, limit, rest.value);
  const error = over > 0 ? common.tooLong(over) : undefined;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} count={count} limit={limit}>
      <textarea
        id={id}
        className={`resize-y rounded-sm border bg-bg px-4 py-3 text-[1rem] placeholder:text-muted ${error ? 'border-bad' : 'border-line-strong'}`}
        {...describedBy(id, error, count)}
        {...rest}
      />
    </FieldFrame>
  );
}
