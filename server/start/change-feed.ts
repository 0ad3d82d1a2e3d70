import { personOfChange } from '#server/adapters/identity/organizations.ts';
import type { Database } from '#server/db/database.ts';
import type { KeptPages } from '#server/http/kept-pages.ts';
import type { LiveQueries } from '#server/rpc/live.ts';
import type { Services } from '#server/services.ts';

interface Listeners {
  services: Services;
  live: LiveQueries;
  sockets: { recheck(person: string | undefined): void };
  keptPages: KeptPages;
}

/** Passes each change to the caches, then to what is computed from them. */
export function distributeChanges(
  database: Database,
  { services, live, sockets, keptPages }: Listeners,
): void {
  const { bars, parties, queues, menus, answers } = services;
  queues.onPlaces((word) => live.changed(word));
  database.onChange((word) => {
    bars.changed(word);
    parties.changed(word);
    queues.changed(word);
    const known = menus.changed(word);
    live.changed(known);
    answers.changed(known);
    keptPages.changed(known);
    const person = personOfChange(word);
    if (person || word === '*') sockets.recheck(person);
  });
}
