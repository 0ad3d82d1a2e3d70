// Together, the walks show every screen of the product.
import {
  accountWalk,
  barWalk,
  boardWalk,
  firstRunWalk,
  partiesWalk,
  shelfWalk,
} from './dashboard.ts';
import { entryWalk } from './entry.ts';
import { menuWalk, ordersWalk } from './guest.ts';
import type { Walk } from './walk.ts';

export const walks: Record<string, Walk> = {
  entry: entryWalk,
  menu: menuWalk,
  orders: ordersWalk,
  'first run': firstRunWalk,
  shelf: shelfWalk,
  bar: barWalk,
  board: boardWalk,
  parties: partiesWalk,
  account: accountWalk,
};
