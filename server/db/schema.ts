import type { AccountTables } from './tables/accounts.ts';
import type { BarTables } from './tables/bars.ts';
import type { CreditTables } from './tables/credits.ts';
import type { DrinkTables } from './tables/drinks.ts';
import type { InfrastructureTables } from './tables/infrastructure.ts';
import type { MixologistTables } from './tables/mixologist.ts';
import type { OrderTables } from './tables/orders.ts';
import type { PartyTables } from './tables/parties.ts';

export type Schema = InfrastructureTables &
  AccountTables &
  BarTables &
  DrinkTables &
  OrderTables &
  CreditTables &
  MixologistTables &
  PartyTables;
