import type { FastifyBaseLogger } from 'fastify';
import type { AiFeature } from '#domain/ai-features.ts';
import type { PaymentProvider } from './adapters/payments/provider.ts';
import type { TopicCache } from './cache/topic-cache.ts';
import type { Db } from './db/database.ts';
import type { DiskSpace } from './db/disk-space.ts';
import type { CodeTries } from './limits/code-tries.ts';
import type { OrderRates } from './limits/order-rates.ts';
import type { Rate } from './limits/rate.ts';
import type { Turns } from './limits/turns.ts';
import type { BarLookups } from './lookups/bars.ts';
import type { PartyLookups } from './lookups/parties.ts';
import type { Menus } from './menu/menus.ts';
import type { Mixologist } from './mixologist/engine.ts';
import type { Searches } from './mixologist/searches.ts';
import type { Queues } from './queue/queues.ts';

/** What every call has at hand. */
export interface Services {
  db: Db;
  /** Resolves when the caches of this process have seen every change committed before, or soon. */
  waitForChanges: () => Promise<void>;
  log: FastifyBaseLogger;
  /** Of the embedded database; undefined where the database is elsewhere. */
  disk: DiskSpace | undefined;
  /** What anybody may know, by the call that asks for it. */
  answers: TopicCache<Buffer>;
  bars: BarLookups;
  parties: PartyLookups;
  menus: Menus;
  queues: Queues;
  /** In which the calls and live queries of one address run. */
  turns: Turns;
  codeTries: CodeTries;
  aiRules: AiRules;
  payments: PaymentProvider;
  mixologist: Mixologist;
  searches: Searches;
  orderRates: OrderRates;
  /** Of the responses to parties that come from one address. */
  responseRate: Rate;
}

/** How often a month an account may use what AI does, and how long one use may take. */
export interface AiRules {
  monthlyLimits: Record<AiFeature, number>;
  timeoutMs: number;
}
