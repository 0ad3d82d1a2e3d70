// The number of people in a response: "we are three", "kids: 3", "prídem s manželkou".

import { type Role, roleAt } from '#language/lexicon/roles.ts';
import { readSafety } from '#language/safety/safety.ts';
import { marks, tokenize } from '#language/words/tokenize.ts';
import { withGrownUps, withoutAges } from './ages.ts';
import { has, isOneOf, matcherOf, numberIn, withoutDiets } from './words.ts';

export interface Heads {
  adults: number;
  children: number;
  companions: number;
}

const maxHeads = 40;
const some = 2;

const total = matcherOf('total', 2);
const adults = matcherOf('adults', 1);
const plus = matcherOf('plus', 1);

export function readHeads(text: string): Heads {
  const tokens = tokenize(
    withoutAges(withGrownUps(withoutDiets(text))).replaceAll(
      /(?<=^|\s)\+\s?(?=\d(?!\d))/g,
      ' plus ',
    ),
  );
  const children = childrenIn(tokens);
  const companions = companionsIn(tokens) + extraIn(tokens);
  const told = total(tokens);
  const grown = adults(tokens)?.number;
  if (grown !== undefined) return limited({ adults: grown, children, companions: grown - 1 });
  if (told && !isAboutChildren(tokens, told.to)) {
    // "We are two and two kids" and "a family of four with two kids" are four.
    const after = tokens.slice(told.to);
    const child = after.findIndex((token) => isOneOf(token, 'child'));
    // "We are three: my wife, son and me" are three.
    const before = child < 0 ? after : after.slice(0, child);
    const isAdded = children > 0 && has(before, 'joined') && !has(tokens, 'within');
    const grownUps = isAdded ? told.number : Math.max(1, told.number - children);
    return limited({ adults: grownUps, children, companions: grownUps - 1 });
  }
  const isForChildren = children > 0 && companions === 0 && !has(tokens, 'self', 'we', 'with');
  return limited({ adults: isForChildren ? 0 : 1 + companions, children, companions });
}

function limited({ adults: grown, children, companions }: Heads): Heads {
  const atMost = (count: number) => Math.min(maxHeads, Math.max(0, count));
  return { adults: atMost(grown), children: atMost(children), companions: atMost(companions) };
}

/** "We are 3 kids" counts children. */
function isAboutChildren(tokens: readonly string[], after: number): boolean {
  return isOneOf(tokens[after], 'child');
}

function childrenIn(tokens: readonly string[]): number {
  let many = 0;
  let one = 0;
  let counted = 0;
  tokens.forEach((token, at) => {
    if (!isOneOf(token, 'child')) return;
    // "Son 9" is an age.
    const number =
      numberBefore(tokens, at) ??
      (isOneOf(token, 'manyChildren') ? numberAfter(tokens, at) : undefined);
    // "2 kids, one kid has an allergy".
    const isOneOfThem = counted > 1 && number === 1 && !isOneOf(tokens[at - 2], 'joined');
    if (isOneOfThem) return;
    if (number !== undefined) counted += number;
    else if (isOneOf(token, 'manyChildren')) many = some;
    else if (!isOneOf(tokens[at - 1], 'child')) one++;
  });
  return counted || many || one;
}

/** "2 kids", "two small kids"; but not "a 3 year old kid". */
function numberBefore(tokens: readonly string[], at: number): number | undefined {
  for (let before = at - 1; before >= Math.max(0, at - 3); before--) {
    if (has([tokens[before] ?? ''], 'age', 'beside', 'joined')) return undefined;
    const number = numberIn(tokens[before]);
    if (number !== undefined) return number;
  }
  return undefined;
}

/** "Kids: 3", "deti 2", "deti budú dve"; but not "kids, 2 mojitos". */
function numberAfter(tokens: readonly string[], at: number): number | undefined {
  for (let after = at + 1; after <= at + 2; after++) {
    const token = tokens[after] ?? '';
    if (/^[,.;]$/.test(token)) return undefined;
    const number = numberIn(token);
    if (number === undefined) continue;
    const next = tokens[after + 1];
    const isAge = isOneOf(next, 'age');
    const isLast =
      next === undefined || /^[,.;:!?]$/.test(next) || has([next], 'they', 'after', 'joined');
    return isAge || !isLast ? undefined : number;
  }
  return undefined;
}

/** Companions: "with my wife", "me and my two friends". */
function companionsIn(tokens: readonly string[]): number {
  let count = 0;
  tokens.forEach((token, at) => {
    if (!isOneOf(token, 'companion')) return;
    const before = tokens.slice(Math.max(0, at - 3), at);
    const clause = before.slice(before.findLastIndex((one) => marks.has(one)) + 1);
    const number = clause.map(numberIn).find((one) => one !== undefined);
    if (number !== undefined) count += number;
    else if (before.some((one) => isOneOf(one, 'beside'))) {
      count += isOneOf(token, 'manyCompanions') ? some : 1;
    }
  });
  return count;
}

/** "Plus one", "+2". */
function extraIn(tokens: readonly string[]): number {
  const found = plus(tokens);
  return found && !isOneOf(tokens[found.to], 'child') && !isOneOf(tokens[found.to], 'companion')
    ? found.number
    : 0;
}

const refusals = new Set<Role | undefined>(['refusal', 'negation', 'drinking', 'free']);
const betweenNames = /\s(?:and|a)\s|[,&+]/i;

/** "Marta a Peter" are two. */
export function peopleInName(name: string | null): number {
  if (!name) return 1;
  const parts = name
    .split(betweenNames)
    .filter((part) => /\p{L}{2}/u.test(part) && !isRefusal(part));
  return Math.min(maxHeads, parts.length || 1);
}

/** "Jana, no nuts". */
function isRefusal(part: string): boolean {
  const tokens = tokenize(part);
  const { noAlcohol, refused, unknown, isMedical } = readSafety(tokens);
  if (isMedical || noAlcohol.length + refused.length + unknown.length > 0) return true;
  return tokens.some((_, at) => refusals.has(roleAt(tokens, at)?.role));
}
