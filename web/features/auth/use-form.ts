import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Failure } from './identity-http.ts';

export type Fields = (name: string) => string;
type Problems = Partial<Record<string, string>>;

/** Checks the fields, tries, and says beside each field what is wrong; the first such is entered. */
export function useForm(options: {
  check: (field: Fields) => Problems;
  attempt: (field: Fields) => Promise<Failure | undefined>;
  onDone?: () => void;
}) {
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<Failure>();
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const field = (name: string) => String(data.get(name) ?? '');
    const found = options.check(field);
    // Shown before the field is entered: a screen reader reads both together.
    flushSync(() => {
      setProblems(found);
      setFailure(undefined);
    });
    const wrong = Object.keys(found).find((name) => found[name]);
    if (wrong) return form.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
    setBusy(true);
    const failed = await options.attempt(field);
    setBusy(false);
    setFailure(failed);
    if (failed) return;
    form.reset();
    options.onDone?.();
  };
  return { problems, failure, busy, submit };
}
