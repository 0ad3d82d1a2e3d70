import { CodeEntry } from './arrival/parts.ts';
import { HowToMake } from './drink/parts.ts';
import { DrinkContent } from './drink-sheet/parts.ts';
import { ActiveFilters, FilterSheet, OfflineDrinks } from './filter/parts.ts';
import { EmptyMenu, Filters } from './menu/parts.ts';
import { SmartResults } from './search/parts.ts';
import { GuestOrders } from './tonight/parts.ts';

/** Parts that open on a tap. They are prefetched, so that they work without a connection. */
export const tappedParts = [
  Filters,
  DrinkContent,
  SmartResults,
  FilterSheet,
  ActiveFilters,
  OfflineDrinks,
  HowToMake,
  GuestOrders,
  EmptyMenu,
  CodeEntry,
];
