import type { Failure } from './identity-http.ts';
import { useAuthText } from './texts.ts';

export function useFailureTexts(): (failure: Failure) => string {
  const { auth, organization } = useAuthText();
  return (failure) => (failure === 'unknown' ? organization.failed : auth.failures[failure]);
}

export function useFailureText(failure: Failure | undefined): string | undefined {
  const textOf = useFailureTexts();
  return failure && textOf(failure);
}
