import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from './database.ts';

/** Who waits longer than this goes on: the feed is about to be found dead. */
const longestMs = 1_000;

/**
 * Answers a function that resolves when this process has heard of every change that was committed
 * before it was called. Words of the change feed come in the order of the commits, so that whoever
 * hears a word of their own has heard all before it.
 */
export function createHeard(database: Database): () => Promise<void> {
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
    try {
      await sql`select pg_notify('changes', ${word})`.execute(database.db);
      await heard.promise;
    } catch {
      // The database is away, and so is the feed: what was kept is not served until it is back.
    } finally {
      clearTimeout(timer);
      waiting.delete(word);
    }
  };
}
