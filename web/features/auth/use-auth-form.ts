import { navigate } from '#web/navigation/location.ts';
import type { Failure } from './identity-http.ts';
import { enter } from './session.ts';
import { useAuthText } from './texts.ts';
import { type Fields, useForm } from './use-form.ts';

/** A form that lets somebody in, and then moves on. */
export function useAuthForm(options: {
  kind: 'signIn' | 'signUp';
  next: string;
  check: (field: Fields) => Partial<Record<string, string>>;
  attempt: (field: Fields) => Promise<Failure | undefined>;
}) {
  const { failures } = useAuthText().auth;
  const { failure, ...form } = useForm({
    check: options.check,
    attempt: (field) => enter(options.attempt(field)),
    onDone: () => navigate(options.next),
  });
  const message = failure && (failure === 'unknown' ? failures[options.kind] : failures[failure]);
  return { ...form, message };
}
