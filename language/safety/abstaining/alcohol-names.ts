import { readCatalogue } from '#catalogue/files.ts';
import { lineageOf } from '#language/lexicon/hierarchy.ts';
import { lookUp } from '#language/lexicon/meanings.ts';
import { listsOf } from '#language/words/lists.ts';
import { stemOf } from '#language/words/stems.ts';
import { tokenize } from '#language/words/tokenize.ts';
import { orderWords } from './order-words.ts';

const isStrong = orderWords.matcher('strong');
const isUnordered = orderWords.matcher('unordered');
const polite = orderWords.words('polite');
const longestName = 4;

const names = new Set(
  readCatalogue()
    .drinks.filter(({ category }) => category !== 'alcohol-free')
    .flatMap(({ en, sk }) => [en.name, sk.name])
    .concat(listsOf('wishes/nicknames').keys)
    .map((name) => stemsOf(tokenize(name))),
);

/** From this token on: "a negroni", but not "like a negroni". */
export function namesAlcohol(tokens: readonly string[], from: number): boolean {
  for (let at = from; at < tokens.length; at++) {
    const token = tokens[at] ?? '';
    if (isUnordered(token) && !polite.has(tokens[at - 1] ?? '')) return false;
    if (isStrong(token) || isAlcoholAt(tokens, at)) return true;
    // "Ginger beer".
    at += (lookUp(tokens, at)?.length ?? 1) - 1;
  }
  return false;
}

export function isAlcoholAt(tokens: readonly string[], at: number): boolean {
  const meanings = lookUp(tokens, at)?.meanings ?? [];
  const isConcept = meanings.some(
    (one) =>
      one.kind === 'nickname' ||
      (one.kind === 'concept' &&
        one.concept !== 'alcohol' &&
        lineageOf(one.concept).has('alcohol')),
  );
  return isConcept || isDrink(tokens, at);
}

function isDrink(tokens: readonly string[], at: number): boolean {
  for (let length = 1; length <= longestName; length++) {
    const name = tokens.slice(at, at + length);
    // "Two mojitos".
    const single = [...name.slice(0, -1), (name.at(-1) ?? '').replace(/s$/, '')];
    if (names.has(stemsOf(name)) || names.has(stemsOf(single))) return true;
  }
  return false;
}

function stemsOf(tokens: readonly string[]): string {
  return tokens.map(stemOf).join(' ');
}
