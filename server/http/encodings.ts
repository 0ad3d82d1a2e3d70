import type { IncomingMessage } from 'node:http';

const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

export function pickEncoding(
  request: Pick<IncomingMessage, 'headers'>,
  isAvailable: (encoding: Encoding) => boolean = () => true,
): Encoding | undefined {
  return encodings.find((encoding) => isAvailable(encoding) && accepts(request, encoding));
}

function accepts({ headers }: Pick<IncomingMessage, 'headers'>, encoding: string): boolean {
  const named = String(headers['accept-encoding'] ?? '').split(',');
  return named.some((entry) => {
    const [name, ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}
