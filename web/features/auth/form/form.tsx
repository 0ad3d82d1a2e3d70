import {
  type ComponentProps,
  createContext,
  type FormEvent,
  type ReactNode,
  use,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useFailureText } from '#web/features/auth/session/failures.ts';
import type { Failure } from '#web/features/auth/session/identity-http.ts';
import { useAuthText } from '#web/features/auth/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { FormError } from './form-messages.tsx';
import { type FieldErrors, type FieldName, type FieldValues, validate } from './form-rules.ts';

const Errors = createContext<Partial<FieldValues>>({});

/** Failures that appear at a field instead of below the form. */
const failedFields: Partial<Record<Failure, FieldName>> = {
  wrongPassword: 'password',
  commonPassword: 'newPassword',
  invalidName: 'name',
};

interface FormProps {
  children: ReactNode;
  className?: string;
  submitLabel: string;
  look?: 'primary' | 'secondary';
  /** Shown for a failure without its own text. */
  unknownFailure?: string;
  /**
   * The form is the purpose of the page. Its first empty field gets the focus, except on touch
   * screens.
   */
  isMain?: boolean;
  /** Of the button. The default is the width of the form. */
  buttonClass?: string;
  send: (values: FieldValues) => Promise<Failure | undefined>;
  onSent?: () => void;
}

/** Validates the fields. Focuses the first invalid one, or sends the values. */
export function Form({
  children,
  className = 'grid gap-4',
  submitLabel,
  look = 'primary',
  unknownFailure,
  isMain = false,
  buttonClass = '',
  send,
  onSent,
}: FormProps) {
  const { validation } = useAuthText();
  const failureText = useFailureText(unknownFailure);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<Failure>();
  const [failedField, setFailedField] = useState<FieldName>();
  const [isSending, setSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!isMain || !matchMedia('(hover: hover)').matches) return;
    const inputs = [...(form.current?.querySelectorAll('input') ?? [])];
    inputs.find(({ value, readOnly }) => !value && !readOnly)?.focus();
  }, [isMain]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const sent = event.currentTarget;
    const { values, errors: found } = validate(new FormData(sent));
    // Shown before the field gets the focus, so that a screen reader reads both together.
    flushSync(() => {
      setErrors(found);
      setFailure(undefined);
    });
    const [invalid] = Object.keys(found);
    if (invalid) return sent.querySelector<HTMLElement>(`[name="${invalid}"]`)?.focus();
    setSending(true);
    const failed = await send(values);
    setSending(false);
    setFailure(failed);
    const field = failed && failedFields[failed];
    setFailedField(field && sent.elements.namedItem(field) ? field : undefined);
    if (failed) return;
    sent.reset();
    onSent?.();
  };
  const shown = Object.fromEntries(
    Object.entries(errors).map(([field, error]) => [field, validation[error]]),
  );
  return (
    <form ref={form} noValidate className={className} onSubmit={submit}>
      <Errors value={failure && failedField ? { [failedField]: failureText(failure) } : shown}>
        {children}
      </Errors>
      {failure && !failedField && <FormError>{failureText(failure)}</FormError>}
      <Button type="submit" look={look} className={buttonClass} inactive={isSending}>
        {submitLabel}
      </Button>
    </form>
  );
}

interface FormFieldProps extends ComponentProps<typeof Field> {
  name: FieldName;
  /** A hint, shown until there is an error. */
  rule?: string;
}

/** A field of a `Form`, with its error. */
export function FormField({ rule, ...props }: FormFieldProps) {
  const id = useId();
  const error = use(Errors)[props.name];
  if (!rule) return <Field {...props} error={error} />;
  return (
    <div className="grid gap-1.5">
      <Field {...props} error={error} {...(error ? {} : { 'aria-describedby': id })} />
      {!error && (
        <p id={id} className="text-muted text-sm">
          {rule}
        </p>
      )}
    </div>
  );
}
