import { type ComponentProps, useId } from 'react';

interface TextAreaProps extends ComponentProps<'textarea'> {
  label: string;
  hint?: string;
}

/** A textarea with its label. */
export function TextArea({ label, hint, ...rest }: TextAreaProps) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold text-sm">
        {label} {hint && <span className="ml-1 font-normal text-muted">{hint}</span>}
      </label>
      <textarea
        id={id}
        className="resize-y rounded-sm border border-line-strong bg-bg px-4 py-3 text-[1rem] placeholder:text-muted"
        {...rest}
      />
    </div>
  );
}
