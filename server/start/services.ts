import type { FastifyBaseLogger } from 'fastify';
import type { PaymentProvider } from '#server/adapters/payments/provider.ts';
import { TopicCache } from '#server/cache/topic-cache.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { DiskSpace } from '#server/db/disk-space.ts';
import { createWaitForChanges } from '#server/db/wait-for-changes.ts';
import { budgets } from '#server/limits/budgets.ts';
import { CodeTries } from '#server/limits/code-tries.ts';
import { Rate } from '#server/limits/rate.ts';
import { LocalRates } from '#server/limits/rates.ts';
import { SharedRates } from '#server/limits/shared-rates.ts';
import { StoredRefusals } from '#server/limits/stored-refusals.ts';
import type { Turns } from '#server/limits/turns.ts';
import { BarLookups } from '#server/lookups/bars.ts';
import { PartyLookups } from '#server/lookups/parties.ts';
import { Menus } from '#server/menu/menus.ts';
import { House } from '#server/mixologist/house.ts';
import { createMixologist } from '#server/mixologist/mixologist.ts';
import { Searches } from '#server/mixologist/searches.ts';
import { OrderRates } from '#server/queue/order-rates.ts';
import { Queues } from '#server/queue/queues.ts';
import type { Services } from '#server/services.ts';
import { addressesOf } from './addresses.ts';
import { houseThreads } from './house-threads.ts';

/** A page of a menu takes about 8 KB, a whole menu 200 to 400 KB. */
const answersBytes = 64 * 2 ** 20;

interface Given {
  config: Config;
  database: Database;
  log: FastifyBaseLogger;
  turns: Turns;
  payments: PaymentProvider;
}

export async function createServices({
  config,
  database,
  log,
  turns,
  payments,
}: Given): Promise<Services> {
  const { db } = database;
  const isFeedConnected = () => database.feedConnected();
  const rates = database.engine === 'embedded' ? new LocalRates() : new SharedRates(db);
  const bars = new BarLookups(isFeedConnected);
  return {
    db,
    // The embedded engine reports a change before it replies.
    waitForChanges:
      database.engine === 'embedded' ? async () => {} : createWaitForChanges(database),
    log,
    disk:
      'folder' in config.database ? new DiskSpace(config.database.folder, config.disk) : undefined,
    answers: new TopicCache<Buffer>(answersBytes, ({ length }) => length, isFeedConnected),
    bars,
    parties: new PartyLookups(isFeedConnected),
    menus: new Menus(bars, isFeedConnected),
    queues: new Queues(db, isFeedConnected),
    turns,
    codeTries: new CodeTries(rates, turns),
    refusals: new StoredRefusals(),
    aiRules: config.aiRules,
    addresses: () => addressesOf(config),
    payments,
    mixologist: await createMixologist(config.model, log),
    house: new House(houseThreads(config.houseThreads, log)),
    searches: new Searches(rates, config.helpLine),
    rates,
    orderRates: new OrderRates(),
    responseRate: new Rate(budgets.address.partyResponses),
  };
}
