import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from './database.ts';

const defaultLongestMs = 1_000;

/**
 * Answers a function that resolves when this process has heard of every change that was committed
 * before it was called, or after `longestMs`. Words of the change feed come in the order of the
 * commits, so that whoever hears a word of their own has heard all before it.
 */
export function createHeard(database: Database, longestMs = defaultLongestMs): () => Promise<void> {
  const waiting = new Map<string, () => void>();
  database.onChange((word) => {
    if (word === '*') for (const resolve of waiting.values()) resolve();
    waiting.get(word)?.();
  });
  return async () => {
    if (!database.feedConnected()) return;
    const word = `heard:${randomUUID()}`;
    const heard = Promise.withResolvers<void>();
    waiting.set(word, heard.resolve);
    const timer = setTimeout(heard.resolve, longestMs);
    // Where the database has no time for it, nobody waits for it.
    sql`select pg_notify('changes', ${word})`.execute(database.db).catch(heard.resolve);
    await heard.promise;
    clearTimeout(timer);
    waiting.delete(word);
  };
}
