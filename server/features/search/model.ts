import { AppError } from '#domain/errors.ts';
import type { SmartSearchResult } from '#domain/smart-search.ts';
import { fold } from '#domain/text.ts';
import type { UnitPreference } from '#domain/units.ts';
import type { VisitedBar } from '#server/features/bars/access.ts';
import { presentDrinks } from '#server/features/drinks/model.ts';
import type { BarSearch } from '#server/mixologist/search/indexes.ts';
import { searchHouse } from '#server/mixologist/search/search.ts';
import type { KeptSearch } from '#server/mixologist/searches.ts';
import type { Context } from '#server/rpc/function.ts';

/** Who answers; an answer that was kept is worth nothing to another engine. */
const engine = 'house';

/** Drinks that the bar can make now for what somebody feels like, with the reasons. */
export async function searchDrinks(
  call: Context,
  bar: VisitedBar,
  query: string,
  unitPreference: UnitPreference,
): Promise<SmartSearchResult> {
  const { db, menus, searches, viewer, address, language } = call;
  if (!bar.isOwn) {
    if (!bar.allowsGuestSearch) throw new AppError('SEARCH_OFF', null);
    searches.admit({ guestKey: viewer.guestKey, address, barId: bar.id });
  }
  const menu = await menus.of(db, bar.id);
  if (!menu) throw new AppError('NOT_FOUND', null);
  const search = await searches.indexes.of(db, bar.id, menu);
  const question = [engine, language, bar.id, search.version, normalised(query)];
  // What was answered once is free from then on, as long as the menu stays.
  const answer = await searches.answers.get(JSON.stringify(question), () =>
    ask(call, search, query),
  );
  const reasons = new Map(answer.picks.map(({ drinkId, reason }) => [drinkId, reason]));
  const drinks = await presentDrinks(call, menu, [...reasons.keys()], unitPreference);
  return {
    searchInterpretation: answer.interpretation,
    recommendedDrinks: drinks.map((drink) => ({
      ...drink,
      matchReason: reasons.get(drink._id) ?? '',
    })),
    engine: answer.engine,
  };
}

async function ask({ language }: Context, search: BarSearch, query: string): Promise<KeptSearch> {
  const house = searchHouse(search.menu, query, language, search.partNames(language));
  return { interpretation: house.interpretation, picks: house.picks, engine };
}

function normalised(query: string): string {
  return fold(query).replaceAll(/\s+/g, ' ').trim();
}
