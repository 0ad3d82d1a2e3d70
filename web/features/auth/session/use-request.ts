import { useCallback, useEffect, useState } from 'react';
import { type Result, requestJson } from './identity-http.ts';
import { useClaims } from './session.ts';

/** A GET of the provider, repeated when the person switches organization. */
export function useRequest<T>(path: string) {
  const { organizationId } = useClaims();
  const [result, setResult] = useState<Result<T>>();
  const reload = useCallback(async () => setResult(await requestJson<T>(path)), [path]);
  useEffect(() => void reload(), [reload, organizationId]);
  return { result, reload };
}
