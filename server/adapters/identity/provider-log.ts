import type { FastifyBaseLogger } from 'fastify';
import { Bucket } from '#server/limits/rate.ts';

const maxLength = 200;
/** Per kind of text. Anybody's requests can cause warnings, which must not fill the log. */
const textsLogged = { burst: 3, everyMs: 60_000 };
const maxKinds = 100;

/** Warnings mostly quote a refused request, so only the first of each kind are logged. */
export function providerLog(log: FastifyBaseLogger) {
  const kinds = new Map<string, Bucket>();
  const isSeldom = (kind: string) => {
    if (kinds.size > maxKinds) kinds.clear();
    const bucket = kinds.get(kind) ?? new Bucket(textsLogged);
    kinds.set(kind, bucket);
    return bucket.take() === 0;
  };
  return (level: 'debug' | 'info' | 'warn' | 'error', message: unknown, ...details: unknown[]) => {
    const text = `identity provider: ${String(message).slice(0, maxLength)}`;
    const failure = [message, ...details].find((each) => each instanceof Error);
    if (failure) log[level]({ err: failure }, text);
    else if (isSeldom(String(message).split(':')[0] ?? '')) log.warn(text);
    else log.debug({ details }, text);
  };
}
