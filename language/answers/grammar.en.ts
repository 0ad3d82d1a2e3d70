import { byFirstWord, type Grammar, joined, type Range } from './grammar.ts';

const and = (list: readonly string[]) => joined(list, ' and ');
const or = (list: readonly string[]) => joined(list, ' or ');

// biome-ignore format: numbers fill their line
const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

export const en: Grammar = {
  something: 'something',
  and,
  or,
  with: (list) => `with ${list}`,
  without: (list) => `without ${or(list)}`,
  little: (list) => `with only a little ${and(list)}`,
  except: (names) => `other than ${or(names)}`,
  alike: (names) => `similar to ${or(names)}`,
  isApart: (detail) => !detail.startsWith('without '),
  compared: (changes, name) =>
    `${and(changes.map(({ more, less, isMore }) => (isMore ? more : less)))} than ${name}`,
  more: (label) => `more ${label}`,
  less: (label) => `less ${label}`,
  mild: (label) => `a little ${label}`,
  tooMuch: (label) => `too ${label}`,
  denied: (label) =>
    /^(after |to go |for the |quick |in (?!a shot))/.test(label)
      ? ''
      : label.replace(/^as /, '').replace(/^for (?=dessert)/, 'a '),
  tails: (labels) => byFirstWord(labels).map(sharing),
  alone: (clause) => clause,
  tasteOf: (name) => `the taste of ${name}`,
  clause: (_, denied) => {
    if (denied.length === 0) return '';
    return denied.length === 1
      ? ` that isn't ${denied[0]}`
      : ` that is neither ${joined(denied, ' nor ')}`;
  },
  about: (words) => `in the spirit of ${en.quoted(words)}`,
  quoted: (word) => `“${word}”`,
  alcohol: (range) => `with ${percents(range)}% alcohol`,
  madeWith: ({ min, max }) => {
    if (min === max || min === null || max === null) return `made with ${ingredients(min ?? max)}`;
    if (min <= 1) return `made with at most ${ingredients(max)}`;
    return max > 90
      ? `made with at least ${ingredients(min)}`
      : `made with ${numberOf(min)} to ${ingredients(max)}`;
  },
  lookingFor: (what) => `Looking for ${or(what)}.`,
  named: (names) =>
    names.length === 1
      ? `${names[0]} and drinks like it.`
      : `${names.join(', ')} and drinks like them.`,
  lacking: (things, limit) => `No ${[or(things), limit].filter(Boolean).join(' ')} here tonight`,
  lackingLike: (names, limit) =>
    `Nothing like ${[or(names), limit].filter(Boolean).join(' ')} here tonight`,
  kin: '; these come closest.',
  drink: (name) => name,
};

/** "for a party and a celebration" */
function sharing([first = '', ...rest]: readonly string[]): string {
  return and([first, ...rest.map((label) => label.replace(/^(for|as) /, ''))]);
}

function percents({ min, max }: Range): string {
  if (min !== null && max !== null) return `${Math.round(min)} to ${Math.round(max)}`;
  if (min !== null) return `${Number.isInteger(min) ? 'at least' : 'more than'} ${Math.floor(min)}`;
  const most = max ?? 0;
  return `${Number.isInteger(most) ? 'at most' : 'less than'} ${Math.ceil(most)}`;
}

function numberOf(count: number): string {
  return numbers[count] ?? String(count);
}

function ingredients(count: number | null): string {
  return `${numberOf(count ?? 1)} ${count === 1 ? 'ingredient' : 'ingredients'}`;
}
