import { useText } from '#web/i18n/language.ts';
import type { Failure } from './identity-http.ts';

export function useFailureText(failure: Failure | undefined): string | undefined {
  const { auth, organization } = useText();
  if (!failure) return undefined;
  return failure === 'unknown' ? organization.failed : auth.failures[failure];
}
