import type { UnitPreference } from '#domain/drinks/unit-preference.ts';
import { AppError, type ErrorCode, isAppError } from '#domain/errors.ts';
import { type LeftOut, leavable } from '#domain/menu/without.ts';
import type { SmartSearchResult } from '#domain/mixologist/mixologist.ts';
import { typeset } from '#domain/text/short-words.ts';
import { fold } from '#domain/text/text.ts';
import type { MenuAnswer } from '#language/answers/answer.ts';
import type { SearchOptions } from '#language/answers/search.ts';
import type { VisitedBar } from '#server/features/bars/access.ts';
import { metered, questionKey } from '#server/features/credits/metering.ts';
import { presentDrinks } from '#server/features/drinks/read-drinks.ts';
import type { Context } from '#server/functions.ts';
import type { MenuFilter } from '#server/menu/menu-filter.ts';
import { askerOf, takeAiCall } from '#server/mixologist/asker.ts';
import type { HouseBar } from '#server/mixologist/house.ts';
import type { CachedSearch } from '#server/mixologist/searches.ts';
import { helpLines } from './help-lines.ts';

interface Searched extends Pick<MenuFilter, 'withoutAllergens' | 'isAlcoholFree'> {
  query: string;
  unitPreference: UnitPreference;
}

interface Asked extends SearchOptions {
  query: string;
  among: readonly string[] | undefined;
}

export async function searchDrinks(
  call: Context,
  bar: VisitedBar,
  { query, unitPreference, ...without }: Searched,
): Promise<SmartSearchResult> {
  const { db, house, menus, mixologist, searches, viewer, address, language } = call;
  if (!bar.isOwn) {
    if (!bar.isOpen) throw new AppError('BAR_CLOSED', null);
    if (!bar.allowsGuestSearch) throw new AppError('SEARCH_OFF', null);
    if (!viewer.guestKey) throw new AppError('UNAUTHORIZED', null);
    await searches.admit({ guestKey: viewer.guestKey, address, barId: bar.id });
  } else await takeAiCall(call, bar.accountId);
  const menu = await menus.require(db, bar.id);
  const houseBar = await house.bar(db, bar.id, menu);
  // Cached for everyone until the menu changes. A cached answer is free.
  const leftOut = settingOf(without);
  const among = leftOut.length > 0 ? menu.suitable(without) : undefined;
  const plain = [
    ...[mixologist.name, language, bar.id, houseBar.version, normalised(query)],
    ...leftOut,
  ];
  // Whims are not cached as plain questions, so a cached question needs no thread to classify it.
  const isKnown = searches.answers.has(JSON.stringify(plain));
  const options: SearchOptions = isKnown ? {} : await optionsFor(call, bar, query);
  const asked = { query, among, ...options };
  const question = [
    ...plain,
    ...(options.popular ? ['favourites', ...options.popular] : []),
    ...(options.seed === undefined ? [] : [options.seed]),
  ];
  const answer = await answerOnce(searches, JSON.stringify(question), () =>
    ask(call, bar, houseBar, asked, questionKey('smartSearch', ...question)),
  ).catch((error) => answerFree(call, bar, houseBar, asked, error));
  const reasons = new Map(answer.picks.map(({ drinkId, reason }) => [drinkId, reason]));
  const drinks = await presentDrinks(call, menu, [...reasons.keys()], unitPreference);
  return {
    searchInterpretation: typeset(answer.interpretation, language),
    recommendedDrinks: drinks.map((drink) => ({
      ...drink,
      matchReason: typeset(reasons.get(drink._id) ?? '', language),
    })),
    engine: answer.engine,
    help: answer.isCrisis ? helpLines(searches.helpLine, language) : null,
    rests: 'rests' in answer ? answer.rests : null,
    ...(options.seed !== undefined && !answer.isCrisis && { isSurprise: true }),
    leaveOut: answer.isCrisis ? [] : (answer.leaveOut ?? []),
  };
}

interface FreeAnswer extends Omit<CachedSearch, 'isKept'> {
  rests: SmartSearchResult['rests'];
}

/** Free answers of the house. Owners get them only where there is nothing to pay for. */
async function answerFree(
  call: Context,
  bar: VisitedBar,
  houseBar: HouseBar,
  question: Asked,
  error: unknown,
): Promise<FreeAnswer> {
  const rests = reasonToRest(error);
  const asked = { ...question, language: call.language, isForModel: false };
  const found = await call.house.search(houseBar, askerOf(call, bar), asked);
  const isFree = found.ranked.length === 0;
  if (bar.isOwn && !isFree) throw error;
  return { ...found, engine: 'house', rests: isFree ? null : rests };
}

const refusals: readonly ErrorCode[] = ['USAGE_LIMIT', 'INSUFFICIENT_CREDITS', 'SEARCH_PAUSED'];

/**
 * If the first of concurrent callers is refused, the next one asks, because their limits may allow
 * it.
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

/** The owner of the bar pays. An answer without drinks is free. */
async function ask(
  call: Context,
  bar: VisitedBar,
  houseBar: HouseBar,
  question: Asked,
  key: string,
): Promise<CachedSearch> {
  const { house, language, mixologist, viewer } = call;
  const guestKey = bar.isOwn ? undefined : (viewer.guestKey ?? undefined);
  const use = { accountId: bar.accountId, barId: bar.id, guestKey, key };
  return metered<CachedSearch>(call, { ...use, feature: 'smartSearch' }, async (signal) => {
    const isForModel = mixologist.name !== 'house';
    const asked = { ...question, language, isForModel };
    const found = await house.search(houseBar, askerOf(call, bar, signal), asked);
    const { forModel } = found;
    // Without anything to pick from, the model is not called and nothing is charged.
    if ((forModel?.mayPick ?? found.ranked).length === 0) {
      const { interpretation, picks, isCrisis, leaveOut } = found;
      const value = {
        interpretation,
        picks,
        leaveOut,
        engine: 'house',
        isCrisis,
        isKept: !isCrisis && question.seed === undefined,
      } as const;
      return { value, engine: 'house', free: true };
    }
    const { value, engine, free } = await mixologist.search(
      { ...(forModel ?? nothing), ...hintsOf(question, found), language, house: found },
      signal,
    );
    return {
      // The house's fallback for a failed model is not cached, because the next call may succeed.
      value: {
        ...value,
        leaveOut: found.leaveOut,
        engine,
        isCrisis: false,
        isKept: !free && question.seed === undefined,
      },
      engine,
      free: free || value.picks.length === 0,
    };
  });
}

/** A house without a model needs no input for it. */
const nothing = { menu: [], beside: [], mayPick: [], notServed: [] };

function hintsOf({ query, seed, popular = [] }: Asked, { picks }: MenuAnswer) {
  return { query, popular, drawn: seed === undefined ? [] : picks.map(({ drinkId }) => drinkId) };
}

/** The house answers for free, because guests see no errors about money. */
function reasonToRest(error: unknown): SmartSearchResult['rests'] {
  if (!isAppError(error) || !refusals.includes(error.code)) throw error;
  return error.code === 'SEARCH_PAUSED' ? (error as AppError<'SEARCH_PAUSED'>).data.why : 'bar';
}

/** In a fixed order, so that equal settings are the same question. */
function settingOf({ withoutAllergens = [], isAlcoholFree }: Partial<Searched>): LeftOut[] {
  return leavable.filter((one) =>
    one === 'alcohol' ? isAlcoholFree : withoutAllergens.includes(one),
  );
}

/** A surprise is drawn again for every call. A repeated call gets the same one. */
async function optionsFor(call: Context, bar: VisitedBar, query: string): Promise<SearchOptions> {
  const { db, house, menus, callKey } = call;
  const asker = askerOf(call, bar);
  const { isSurprise, asksForFavourites } = await house.whimOf(normalised(query), asker, bar.id);
  return {
    seed: isSurprise ? callKey : undefined,
    popular: asksForFavourites || isSurprise ? await menus.popular(db, bar.id) : undefined,
  };
}

function normalised(query: string): string {
  return fold(query).replaceAll(/\s+/g, ' ').trim();
}
