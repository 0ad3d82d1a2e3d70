import type { FastifyBaseLogger } from 'fastify';
import type { Addresses } from '#domain/addresses.ts';
import type { AiFeature } from '#domain/mixologist/ai-features.ts';
import type { PaymentProvider } from './adapters/payments/provider.ts';
import type { TopicCache } from './cache/topic-cache.ts';
import type { Db } from './db/database.ts';
import type { DiskSpace } from './db/disk-space.ts';
import type { CodeTries } from './limits/code-tries.ts';
import type { Rate } from './limits/rate.ts';
import type { Rates } from './limits/rates.ts';
import type { StoredRefusals } from './limits/stored-refusals.ts';
import type { Turns } from './limits/turns.ts';
import type { BarLookups } from './lookups/bars.ts';
import type { PartyLookups } from './lookups/parties.ts';
import type { Menus } from './menu/menus.ts';
import type { Mixologist } from './mixologist/engine.ts';
import type { House } from './mixologist/house.ts';
import type { Searches } from './mixologist/searches.ts';
import type { OrderRates } from './queue/order-rates.ts';
import type { Queues } from './queue/queues.ts';

export interface Services {
  db: Db;
  /** Resolves when the caches of this process have every change committed before, or soon. */
  waitForChanges: () => Promise<void>;
  log: FastifyBaseLogger;
  /** Free disk space of the embedded database. Undefined with a database server. */
  disk: DiskSpace | undefined;
  /** Cached results of public queries, by the parsed call. */
  answers: TopicCache<Buffer>;
  bars: BarLookups;
  parties: PartyLookups;
  menus: Menus;
  queues: Queues;
  turns: Turns;
  codeTries: CodeTries;
  refusals: StoredRefusals;
  aiRules: AiRules;
  addresses: () => Addresses;
  payments: PaymentProvider;
  mixologist: Mixologist;
  house: House;
  searches: Searches;
  rates: Rates;
  orderRates: OrderRates;
  responseRate: Rate;
}

export interface AiRules {
  monthlyLimits: Record<AiFeature, number>;
  timeoutMs: number;
}
