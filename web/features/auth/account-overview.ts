import type { AccountOverview } from '#domain/accounts.ts';
import { useRequest } from './use-request.ts';

/** How the person can sign in, and where they are signed in; undefined until known. */
export function useAccountOverview() {
  const { result, reload } = useRequest<AccountOverview>('/account/overview');
  return { overview: result?.data, failure: result?.failure, reload };
}
