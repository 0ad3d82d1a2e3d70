// An OIDC issuer may be slow, broken or hostile.
import { AppError } from '#domain/errors.ts';

export const timeoutMs = 8_000;
const maxBytes = 512 * 1024;

/**
 * Follows no redirect and reads the whole response. Failures are UNAVAILABLE, with the cause for
 * the log.
 */
export async function boundedFetch(url: string, init: RequestInit = {}): Promise<Response> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(url, { ...init, redirect: 'error', signal });
    if (response.status >= 500) throw new Error(`status ${response.status}`);
    const { status } = response;
    return new Response(await readBounded(response), { status });
  } catch (error) {
    throw unavailable(url, error);
  }
}

export async function objectIn(url: string, response: Response): Promise<Record<string, unknown>> {
  const value = await response.json().catch(() => undefined);
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!isObject) throw unavailable(url, 'the response is not a JSON object');
  return value;
}

export function unavailable(url: string, cause: unknown): AppError {
  return Object.assign(new AppError('UNAVAILABLE', null), { cause, url });
}

async function readBounded({ body }: Response): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  // Leaving the loop early cancels the rest.
  for await (const part of body ?? []) {
    bytes += part.length;
    if (bytes > maxBytes) throw new Error(`more than ${maxBytes} bytes`);
    parts.push(part);
  }
  return new Blob(parts);
}
