// A prompt injection can control the texts of a model. They must contain nothing that a guest could
// act on: no link, no price, no number and no name that the house did not put there.
import { fold } from '#domain/text/text.ts';
import { isVulgar } from '#language/safety/crisis.ts';
import { wordsIn } from '#language/words/tokenize.ts';

export interface TextLimits {
  maxLength: number;
  names: readonly string[];
  foreign: readonly string[];
  /** By default no number is allowed. */
  allowsNumber?: (value: number) => boolean;
}

const plainCharacters = /^[\p{Script=Latin}\d .,;:!?'"‘’‚“”„()%/°&+–—-]*$/u;

/** Matched against folded text: lower case, without diacritics. */
const forbidden: readonly [what: string, pattern: RegExp][] = [
  [
    'a link or an address',
    /:\/\/|\bwww\b|[\p{L}\d]\.\p{L}{2,}| \.|\. ?(?:com|net|org|io|sk|cz|eu)\b|\b(?:dot|bodka)\b/u,
  ],
  [
    'money',
    /(?<![\p{L}-])(?:usd|eur|euros?|dollars?|cents?|czk|price[sd]?|costs?|discounts?|vouchers?|refunds?|pay|paid|cena|ceny|cenu|stoji|zlav\p{L}*|korun|plat(?:i|it|ite))(?!\p{L})/u,
  ],
  [
    'a gift',
    /(?<![\p{L}-])(?:(?<!alcohol )free(?!-)|gratis|gifts?|bonus|compliment\p{L}*|on us|our treat|(?:no|without) charge|zadarmo|zdarma|bezplatn\p{L}*|neplat\p{L}*|darom|darcek\p{L}*|na nas|pozornost\p{L}*)(?!\p{L})|\bon the house\b|\bna ucet\b/u,
  ],
  // Nobody may rely on a model for their allergies.
  [
    'a claim of safety',
    /allerg|alerg|\bsafe|bezpecn|gluten|\blep(?:ok|ku|kom|kov)\b|lactos|lakto|c(?:o?e)liac|celiak|intoleran|diabet|pregnan|tehotn|\bvegan|harmless|neskodn/u,
  ],
  [
    'a claim of safety',
    /\b(?:no|non|not|without|free (?:of|from)|zero|bez|ziadn\p{L}*|neobsahuj\p{L}*)\b[^.,;!?]{0,40}\b(?:nuts?|peanuts?|almonds?|eggs?|milk|dairy|soya?|wheat|sulphites?|sulfites?|sugar|orech\p{L}*|mandl\p{L}*|arasid\p{L}*|vaj\p{L}*|vajec|mliek\p{L}*|soj\p{L}|psenic\p{L}*|siricitan\p{L}*|cukru)\b|\b(?:nut|egg|dairy|milk|soy|sugar)s?[- ]free\b/u,
  ],
];

export function textProblems(given: string, limits: TextLimits): string[] {
  // Such as full-width letters and dots.
  const text = given.normalize('NFKC');
  const folded = fold(text);
  const { length } = text.trim();
  const found = forbidden.filter(([, pattern]) => pattern.test(folded)).map(([what]) => what);
  if (!plainCharacters.test(text)) found.push('signs that no sentence needs');
  if (length < 2) found.push('nothing at all');
  if (length > limits.maxLength) found.push(`more than ${limits.maxLength} characters`);
  const numbers = text.match(/\d+(?:[.,]\d+)?/g) ?? [];
  const allowsNumber = limits.allowsNumber ?? (() => false);
  if (numbers.some((number) => !allowsNumber(Number(number.replace(',', '.'))))) {
    found.push('a number that was not given');
  }
  const rest = without(folded, limits.names);
  if (isVulgar(wordsIn(rest))) found.push('a vulgar word');
  const foreign = limits.foreign.find((name) => hasWords(rest, fold(name)));
  if (foreign) found.push(`the name '${foreign}', which does not belong here`);
  const unknown = properNouns(text, limits.names);
  if (unknown.length) found.push(`names that were not given: ${unknown.join(', ')}`);
  return found;
}

const minWordLength = 4;

/** The longest first: 'gin' may be foreign where 'sloe gin' is not. */
function without(text: string, names: readonly string[]): string {
  const words = wordsOfNames(names).filter((word) => word.length >= minWordLength);
  const allowed = [...new Set([...names.map(fold), ...words])].filter(Boolean);
  allowed.sort((a, b) => b.length - a.length);
  return allowed.reduce((rest, name) => rest.replace(inflected(name), ' . '), text);
}

function wordsOfNames(names: readonly string[]): string[] {
  return names.flatMap((name) => fold(name).split(/[^\p{L}\d]+/u));
}

function hasWords(text: string, name: string): boolean {
  return name !== '' && text.includes(stemOf(name)) && inflected(name).test(text);
}

/** Long names have many endings: 'lemons', 'citrónom'. */
function inflected(name: string): RegExp {
  const escaped = stemOf(name).replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const ending = isLong(name) ? '\\p{L}{0,3}' : 's?';
  return new RegExp(`(?<![\\p{L}\\d])${escaped}${ending}(?![\\p{L}\\d])`, 'gu');
}

function stemOf(name: string): string {
  return isLong(name) ? name.replace(/[aeouy]$/, '') : name;
}

function isLong(name: string): boolean {
  return name.length > 5;
}

function properNouns(text: string, names: readonly string[]): string[] {
  const known = new Set(wordsOfNames(names));
  return text
    .split(/[.!?:…]+["'”’)]*\s+/u)
    .flatMap((sentence) =>
      sentence
        .trim()
        .split(/[\s–—-]+/u)
        .slice(1),
    )
    .map((word) => word.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, ''))
    .filter((word) => /^\p{Lu}/u.test(word) && word !== 'I' && !isKnown(word, known));
}

/** Ignores the ending: Slovak inflects 'Negroni' to 'Negronim'. */
function isKnown(word: string, known: ReadonlySet<string>): boolean {
  const folded = fold(word).replace(/['’]s$/, '');
  if (known.has(folded)) return true;
  const stem = folded.slice(0, Math.max(4, folded.length - 3));
  return folded.length > 4 && [...known].some((name) => name.startsWith(stem));
}
