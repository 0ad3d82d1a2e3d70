import type { Failure } from './identity-http.ts';
import { useAuthText } from './texts.ts';

export function useFailureText(failure: Failure | undefined): string | undefined {
  const { auth, organization } = useAuthText();
  if (!failure) return undefined;
  return failure === 'unknown' ? organization.failed : auth.failures[failure];
}
