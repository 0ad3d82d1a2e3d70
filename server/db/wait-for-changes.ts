import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { anyTopic, type Database } from './database.ts';

const defaultTimeoutMs = 1_000;

/**
 * Resolves when this process has received every change committed before the call, or after the
 * timeout. Topics arrive in commit order, so a marker arrives after them.
 */
export function createWaitForChanges(
  database: Database,
  timeoutMs = defaultTimeoutMs,
): () => Promise<void> {
  const waiting = new Map<string, () => void>();
  database.onChange((topic) => {
    if (topic === anyTopic) for (const resolve of waiting.values()) resolve();
    waiting.get(topic)?.();
  });
  return async () => {
    if (!database.feedConnected()) return;
    const marker = `marker:${randomUUID()}`;
    const received = Promise.withResolvers<void>();
    waiting.set(marker, received.resolve);
    const timer = setTimeout(received.resolve, timeoutMs);
    sql`select pg_notify('changes', ${marker})`.execute(database.db).catch(received.resolve);
    await received.promise;
    clearTimeout(timer);
    waiting.delete(marker);
  };
}
