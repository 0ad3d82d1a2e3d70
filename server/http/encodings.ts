import type { IncomingMessage } from 'node:http';

/** The encodings that the server compresses with, the preferred one first. */
const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

/** The best encoding that who asks takes, of those there are; undefined for none. */
export function pickEncoding(
  request: Pick<IncomingMessage, 'headers'>,
  isThere: (encoding: Encoding) => boolean = () => true,
): Encoding | undefined {
  return encodings.find((encoding) => isThere(encoding) && accepts(request, encoding));
}

/** Whether who asks takes this encoding: it is named, and not as one that must not be (q=0). */
function accepts({ headers }: Pick<IncomingMessage, 'headers'>, encoding: string): boolean {
  const named = String(headers['accept-encoding'] ?? '').split(',');
  return named.some((entry) => {
    const [name, ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}
