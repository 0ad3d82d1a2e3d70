import { type FormEvent, useState } from 'react';
import { useText } from '#web/i18n/language.ts';
import { navigate } from '#web/navigation/location.ts';
import { paths } from '#web/navigation/routes.ts';
import type { SignInFailure } from './provider.ts';
import { enter } from './session.ts';

const redirectDelayMs = 500;

type Problems = Partial<Record<string, string>>;

/** Checks the fields, enters, and moves on to the dashboard; or says beside each field what is wrong. */
export function useAuthForm(options: {
  kind: 'signIn' | 'signUp';
  check: (field: (name: string) => string) => Problems;
  attempt: (field: (name: string) => string) => Promise<SignInFailure | undefined>;
}) {
  const { failures } = useText().auth;
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<SignInFailure>();
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const field = (name: string) => String(form.get(name) ?? '');
    const found = options.check(field);
    setProblems(found);
    setFailure(undefined);
    if (Object.values(found).some(Boolean)) return;
    setBusy(true);
    const failed = await enter(options.attempt(field));
    if (!failed) return void setTimeout(() => navigate(paths.dashboard()), redirectDelayMs);
    setFailure(failed);
    setBusy(false);
  };

  const message = failure && (failure === 'unknown' ? failures[options.kind] : failures[failure]);
  return { problems, message, busy, submit };
}
