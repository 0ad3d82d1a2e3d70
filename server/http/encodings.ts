import type { IncomingMessage } from 'node:http';

/** The encodings that the server supports, the preferred one first. */
const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

/** The best available encoding that the client accepts; undefined for none. */
export function pickEncoding(
  request: Pick<IncomingMessage, 'headers'>,
  isAvailable: (encoding: Encoding) => boolean = () => true,
): Encoding | undefined {
  return encodings.find((encoding) => isAvailable(encoding) && accepts(request, encoding));
}

/** Whether the client accepts this encoding: it is listed, and not with q=0. */
function accepts({ headers }: Pick<IncomingMessage, 'headers'>, encoding: string): boolean {
  const named = String(headers['accept-encoding'] ?? '').split(',');
  return named.some((entry) => {
    const [name, ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}
