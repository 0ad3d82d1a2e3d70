import { personOfChange } from '#server/adapters/identity/organizations.ts';
import { anyTopic, type Database } from '#server/db/database.ts';
import type { PageCache } from '#server/http/pages/page-cache.ts';
import type { LiveQueries } from '#server/rpc/live.ts';
import type { Services } from '#server/services.ts';
import { topicToRead } from '#server/topics.ts';

interface Listeners {
  services: Services;
  live: LiveQueries;
  sockets: { recheck(person: string | undefined): void };
  pageCache: PageCache;
}

/** Passes each change to the caches first, then to their users. */
export function distributeChanges(
  database: Database,
  { services, live, sockets, pageCache }: Listeners,
): void {
  const { bars, parties, queues, menus, answers } = services;
  queues.onPlacesChanged((topic) => live.changed(topic));
  database.onChange((topic) => {
    bars.changed(topic);
    parties.changed(topic);
    queues.changed(topic);
    menus.changed(topic);
    const readTopic = topicToRead(topic);
    live.changed(readTopic);
    answers.changed(readTopic);
    pageCache.changed(readTopic);
    const person = personOfChange(topic);
    if (person || topic === anyTopic) sockets.recheck(person);
  });
}
