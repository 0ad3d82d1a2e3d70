import type { AccountOverview } from '#domain/auth/accounts.ts';
import { useRequest } from '#web/features/auth/session/use-request.ts';

/** Undefined until loaded. */
export function useAccountOverview() {
  const { result, reload } = useRequest<AccountOverview>('/account/overview');
  return { overview: result?.data, failure: result?.failure, reload };
}
