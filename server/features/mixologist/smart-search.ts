import { AppError, type ErrorCode, isAppError } from '#domain/errors.ts';
import type { Language } from '#domain/languages.ts';
import type { SmartSearchResult } from '#domain/mixologist.ts';
import { fold } from '#domain/text.ts';
import type { UnitPreference } from '#domain/unit-preference.ts';
import type { VisitedBar } from '#server/features/bars/access.ts';
import { metered, questionKey } from '#server/features/credits/metering.ts';
import { presentDrinks } from '#server/features/drinks/read-drinks.ts';
import type { Context } from '#server/functions.ts';
import type { HouseSearch } from '#server/mixologist/engine.ts';
import type { BarSearch } from '#server/mixologist/search/indexes.ts';
import { searchHouse } from '#server/mixologist/search/search.ts';
import type { CachedSearch } from '#server/mixologist/searches.ts';
import { helpLines } from './help-lines.ts';

/** Drinks that the bar can make now and that suit a question in plain language, with reasons. */
export async function searchDrinks(
  call: Context,
  bar: VisitedBar,
  query: string,
  unitPreference: UnitPreference,
): Promise<SmartSearchResult> {
  const { db, menus, mixologist, searches, viewer, address, language } = call;
  if (!bar.isOwn) {
    if (!bar.isOpen) throw new AppError('BAR_CLOSED', null);
    if (!bar.allowsGuestSearch) throw new AppError('SEARCH_OFF', null);
    if (!viewer.guestKey) throw new AppError('UNAUTHORIZED', null);
    await searches.admit({ guestKey: viewer.guestKey, address, barId: bar.id });
  }
  const menu = await menus.require(db, bar.id);
  const search = await searches.indexes.of(db, bar.id, menu);
  // Cached for everyone until the menu changes; a cached answer is free.
  const question = [mixologist.name, language, bar.id, search.version, normalised(query)];
  const answer = await answerOnce(searches, JSON.stringify(question), () =>
    ask(call, bar, search, query, questionKey('smartSearch', ...question)),
  ).catch((error): Omit<CachedSearch, 'isKept'> & Pick<SmartSearchResult, 'rests'> => {
    if (bar.isOwn) throw error;
    return { ...askHouse(search, query, language), engine: 'house', rests: reasonToRest(error) };
  });
  const reasons = new Map(answer.picks.map(({ drinkId, reason }) => [drinkId, reason]));
  const drinks = await presentDrinks(call, menu, [...reasons.keys()], unitPreference);
  return {
    searchInterpretation: answer.interpretation,
    recommendedDrinks: drinks.map((drink) => ({
      ...drink,
      matchReason: reasons.get(drink._id) ?? '',
    })),
    engine: answer.engine,
    help: answer.isCrisis ? helpLines(searches.helpLine, language) : null,
    rests: 'rests' in answer ? answer.rests : null,
  };
}

const refusals: readonly ErrorCode[] = ['USAGE_LIMIT', 'INSUFFICIENT_CREDITS', 'SEARCH_PAUSED'];

/**
 * The cached answer, or one shared by all who ask at the same time. Where the one who asked first is
 * refused, the next one asks for themselves: their own limits may allow it.
 */
async function answerOnce(
  { answers }: Context['searches'],
  question: string,
  ask: () => Promise<CachedSearch>,
): Promise<CachedSearch> {
  for (;;) {
    let isOwn = false;
    try {
      return await answers.get(question, () => {
        isOwn = true;
        return ask();
      });
    } catch (error) {
      if (isOwn || !isAppError(error) || !refusals.includes(error.code)) throw error;
    }
  }
}

/** Asks the mixologist. The owner of the bar pays; an answer without drinks is free. */
async function ask(
  call: Context,
  bar: VisitedBar,
  search: BarSearch,
  query: string,
  key: string,
): Promise<CachedSearch> {
  const { language, mixologist, viewer } = call;
  const house = askHouse(search, query, language);
  if (house.ranked.length === 0) {
    const { interpretation, picks, isCrisis } = house;
    // What somebody says in despair is not kept.
    return { interpretation, picks, engine: 'house', isCrisis, isKept: !isCrisis };
  }
  const guestKey = bar.isOwn ? undefined : (viewer.guestKey ?? undefined);
  const use = { accountId: bar.accountId, barId: bar.id, guestKey, key };
  return metered<CachedSearch>(call, { ...use, feature: 'smartSearch' }, async (signal) => {
    const { menu, notServed } = search.described(language);
    const question = { language, query, menu, notServed, house };
    const { value, engine, free } = await mixologist.search(question, signal);
    return {
      // The house's fallback for a failed model is not cached: the next call may succeed.
      value: { ...value, engine, isCrisis: false, isKept: !free },
      engine,
      free: free || value.picks.length === 0,
    };
  });
}

function askHouse(search: BarSearch, query: string, language: Language): HouseSearch {
  return searchHouse(search.menu, query, language, search.partNames(language));
}

/** Why the house answers for free: guests see no errors about money. */
function reasonToRest(error: unknown): SmartSearchResult['rests'] {
  if (!isAppError(error) || !refusals.includes(error.code)) throw error;
  return error.code === 'SEARCH_PAUSED' ? (error as AppError<'SEARCH_PAUSED'>).data.why : 'bar';
}

function normalised(query: string): string {
  return fold(query).replaceAll(/\s+/g, ' ').trim();
}
