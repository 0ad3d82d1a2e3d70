// Calls functions by fetch, where the client's own work does not matter.

export type Call = <T = unknown>(
  name: string,
  input: object,
  headers?: Record<string, string>,
) => Promise<T>;

/** Calls with these headers. Throws unless the status is 200. */
export function caller(url: string, own: () => Record<string, string>): Call {
  return async (name, input, headers) => {
    const answer = await send(url, name, input, { ...own(), ...headers });
    const body = await answer.json();
    if (!answer.ok) throw new Error(`${name}: ${JSON.stringify(body)}`);
    return body;
  };
}

export function send(
  url: string,
  name: string,
  input: object,
  headers: Record<string, string>,
): Promise<Response> {
  return fetch(`${url}/api/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(input),
  });
}

export const from = (address: string) => ({ 'x-forwarded-for': address });
export const withToken = (token: string) => ({ authorization: `Bearer ${token}` });
