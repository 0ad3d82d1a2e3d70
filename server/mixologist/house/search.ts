import { AppError } from '#domain/errors.ts';
import type { Language } from '#domain/languages.ts';
import type { LeftOut } from '#domain/menu/without.ts';
import type { MenuAnswer } from '#language/answers/answer.ts';
import { answerTo, type SearchOptions } from '#language/answers/search.ts';
import { readWish } from '#language/reading/read-wish.ts';
import { leftOutBy } from '#language/safety/allergies.ts';
import { isReadable } from '#language/words/readable.ts';
import type { Bar } from './bars.ts';
import { forModel, type SearchForModel } from './for-model.ts';

export interface Search extends SearchOptions {
  query: string;
  language: Language;
  isForModel: boolean;
  among?: readonly string[] | undefined;
}

export interface Searched extends MenuAnswer {
  forModel: SearchForModel | null;
  leaveOut: LeftOut[];
}

export function search(
  { query, language, isForModel, among, ...options }: Search,
  bar: Bar,
): Searched {
  if (!isReadable(query)) throw new AppError('TOO_COMPLEX', null);
  const menu = among ? bar.menu.within(new Set(among)) : bar.menu;
  const intent = readWish(query, language, menu.names);
  const { reasonFor, ...found } = answerTo(intent, menu, query, options);
  const answer = { ...found, reasons: {}, forModel: null, leaveOut: leftOutBy(query) };
  if (!isForModel) return answer;
  const { drinks, notServed } = bar.described(language);
  const { popular } = options;
  const told = forModel(drinks, bar.famous, { query, intent, found, menu, popular });
  const reasons = Object.fromEntries(told.mayPick.map((id) => [id, reasonFor(id)]));
  return { ...answer, reasons, forModel: { ...told, notServed } };
}
