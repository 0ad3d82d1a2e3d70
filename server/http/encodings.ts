import type { IncomingMessage } from 'node:http';

/** Whether who asks takes this encoding: it is named, and not as one that must not be (q=0). */
export function accepts({ headers }: Pick<IncomingMessage, 'headers'>, encoding: string): boolean {
  const named = String(headers['accept-encoding'] ?? '').split(',');
  return named.some((entry) => {
    const [name, ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}
