import { type FormEvent, useState } from 'react';
import type { Failure } from './identity-http.ts';

export type Fields = (name: string) => string;
type Problems = Partial<Record<string, string>>;

/** Checks the fields, tries, and says beside each field what is wrong. */
export function useForm(options: {
  check: (field: Fields) => Problems;
  attempt: (field: Fields) => Promise<Failure | undefined>;
  onDone: () => void;
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
    setProblems(found);
    setFailure(undefined);
    if (Object.values(found).some(Boolean)) return;
    setBusy(true);
    const failed = await options.attempt(field);
    setBusy(false);
    setFailure(failed);
    if (failed) return;
    form.reset();
    options.onDone();
  };
  return { problems, failure, busy, submit };
}
