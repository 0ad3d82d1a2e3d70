import { byFirstWord, capital, type Grammar, joined, type Range } from './grammar.ts';

const and = (list: readonly string[]) => joined(list, ' a ');
const or = (list: readonly string[]) => joined(list, ' alebo ');
const nor = (list: readonly string[]) => joined(list, ' ani ');

/** After "z": z dvoch, zo štyroch. */
// biome-ignore format: numbers fill their line
const numbers = ['žiadnych', 'jednej', 'dvoch', 'troch', 'štyroch', 'piatich', 'šiestich', 'siedmich', 'ôsmich', 'deviatich', 'desiatich'];

export const sk: Grammar = {
  something: 'niečo',
  and,
  or,
  with: (list) => `${vocalised('s', list)} ${list}`,
  without: (list) => `bez ${and(list)}`,
  little: (list) => `len s troškou ${and(list)}`,
  except: (names) => `okrem ${names.length === 1 ? 'drinku' : 'drinkov'} ${and(names)}`,
  alike: (names) => `podobné ako ${or(names)}`,
  isApart: () => true,
  compared: (changes, name) =>
    `${and(changes.map(({ more, less, isMore }) => (isMore ? more : less)))} než ${name}`,
  more: (label) => `viac ${label}`,
  less: (label) => `menej ${label}`,
  mild: (label) => `mierne ${label}`,
  tooMuch: (label) => `príliš ${label}`,
  denied: (label) =>
    /^(po |k |rýchle |vo? (?!forme))/.test(label) ? '' : label.replace(/^ako /, ''),
  tails: (labels) => byFirstWord(labels).map(and),
  alone: (clause) => clause.replace(/^čo (sa) (\S+)/, '$2 $1'),
  tasteOf: (name) => `chuťou ${name}`,
  clause: (verbs, denied) => {
    const all = [...verbs, ...(denied.length ? [`nie je ${nor(denied)}`] : [])];
    return all.length ? `, čo ${and(all)}` : '';
  },
  about: (words) => `v duchu ${sk.quoted(words)}`,
  quoted: (word) => `„${word}“`,
  alcohol: (range) => `s obsahom alkoholu ${percents(range)}\u00a0%`,
  madeWith: ({ min, max }) => {
    if (min === max || min === null || max === null) return ofIngredients(min ?? max ?? 1);
    if (min <= 1) return `najviac ${ofIngredients(max)}`;
    return max > 90
      ? `aspoň ${ofIngredients(min)}`
      : `${vocalised('z', numberOf(min))} ${numberOf(min)} až ${numberOf(max)} ingrediencií`;
  },
  lookingFor: (what, names) => `Hľadám${names.length ? ':' : ''} ${or(what)}.`,
  named: (names) => `${names.join(', ')} a podobné drinky.`,
  lacking: (things, limit) =>
    `${capital([nor(things), limit].filter(Boolean).join(' '))} dnes nemáme`,
  lackingLike: (names, limit) =>
    `Nič ako ${[or(names), limit].filter(Boolean).join(' ')} dnes nemáme`,
  kin: ', najbližšie sú tieto.',
  drink: (name) => {
    if (/ .*[^e]a$/.test(name)) return `drink ${name}`;
    return name.replace(/(?<!e)a$/, 'u');
  },
};

/** "s ginom", "so smotanou"; "z dvoch", "zo štyroch". */
function vocalised(preposition: 's' | 'z', word: string): string {
  return /^[szšž]/i.test(word) ? `${preposition}o` : preposition;
}

function percents({ min, max }: Range): string {
  if (min !== null && max !== null) return `${Math.round(min)} až ${Math.round(max)}`;
  if (min !== null) return `${Number.isInteger(min) ? 'aspoň' : 'nad'} ${Math.floor(min)}`;
  const most = max ?? 0;
  return `${Number.isInteger(most) ? 'najviac' : 'pod'} ${Math.ceil(most)}`;
}

function numberOf(count: number): string {
  return numbers[count] ?? String(count);
}

function ofIngredients(count: number): string {
  const number = numberOf(count);
  return `${vocalised('z', number)} ${number} ${count === 1 ? 'ingrediencie' : 'ingrediencií'}`;
}
