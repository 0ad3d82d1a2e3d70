// The vocabulary of the search in one table: which words, in either language, mean what.
import { type Quality, qualityData, qualityNames } from './qualities.ts';
import { type Thing, thingData, thingNames } from './things.ts';
import { matches, type Pattern, pattern, slips, slipsAllowed, stemsOf } from './words.ts';

/** Light is -1, strong 1. */
export type Strength = -1 | 0 | 1;

export type Meaning =
  | { kind: 'thing'; thing: Thing }
  | { kind: 'quality'; quality: Quality }
  | { kind: 'strength'; strength: Strength }
  | { kind: 'alcoholFree' }
  /** Things that somebody must not have; with a name where the diet is better known than they are. */
  | { kind: 'diet'; avoids: readonly Thing[]; diet?: Diet }
  /** Somebody known for a drink. */
  | { kind: 'fame'; word: string }
  /** Known, and nothing to do with drinks. */
  | { kind: 'elsewhere' };

interface Entry {
  patterns: Pattern[];
  meaning: Meaning;
}

export interface Match {
  /** How many words it takes. */
  length: number;
  meanings: Meaning[];
}

function entries(words: string, meaning: Meaning): Entry[] {
  return words
    .split(/,\s*/)
    .filter(Boolean)
    .map((phrase) => ({ patterns: spread(phrase).map(pattern), meaning }));
}

/** A mark after the last word of a phrase holds for all of its words. */
function spread(phrase: string): string[] {
  const words = phrase.split(' ');
  const mark = /[=*-]$/.exec(phrase)?.[0] ?? '';
  return words.map((word) => (/[=*-]$/.test(word) || mark !== '=' ? word : word + mark));
}

const alcoholFree =
  'alcohol free=, alcoholfree=, non alcoholic=, nonalcoholic=, zero alcohol=, zero proof=, 0 %=, mocktail*, virgin=, ' +
  'soft drink=, soft drinks=, sober=, sobriety=, driving=, drive=, driver=, designated driver=, pregnant=, pregnancy=, ' +
  'breastfeeding=, teetotal*, abstinent*, antibiotic*, kid=, kids=, child=, children=, underage=, ramadan=, halal=, dry january=, sober october=, ' +
  'nealko*, bezalko*, soferuj*, sofer=, sofer-, soferka=, soferovat=, sofersk*, tehotn*, dojc*, antibiotik*, deti=, detom=, pre dieta=, dietatu=, detsk*, ' +
  'nulk*, za volantom=, autom=';

const strong =
  'strong=, stronger=, strongest=, boozy=, boozier=, potent=, stiff=, hard=, harder=, powerful=, heavy=, high proof=, ' +
  'high alcohol=, lots of alcohol=, lot of alcohol=, get drunk=, get wasted=, drunk=, wasted=, knock*, pack a punch=, packs a punch=, ' +
  'hits hard=, blow my head=, hair on my chest=, siln-, silnejs, silno=, najsiln*, tvrd-, tvrds*, vela alkoholu=, ' +
  'viac alkoholu=, opit-, opit=, opijem=, opil*, zlozi=, zrazi=, grady=, gradmi=, ozrat*, nalozi=, supa=';
const light =
  'weak=, weaker=, light=, lighter=, lightest=, mild=, milder=, low alcohol=, low abv=, low in alcohol=, lower alcohol=, less alcohol=, ' +
  'little alcohol=, bit of alcohol=, not much alcohol=, session=, sessionable=, easygoing=, easy going=, easy=, tipsy=, ' +
  'slab-, slabs*, slabuck*, slabo=, lahk-, lahs*, lahuck*, lahko=, malo alkoholu=, menej alkoholu=, trochu alkoholu=, ' +
  'minimum alkoholu=, nizky obsah alkoholu=, nizkym obsahom alkoholu=, nizkoalkohol*';
const medium = 'medium strength=, medium strong=, moderately strong=, stredne siln, tak akurat=';

export const dietNames = {
  vegan: { en: 'vegan', sk: 'vegánske' },
  vegetarian: { en: 'vegetarian', sk: 'vegetariánske' },
} as const;
export type Diet = keyof typeof dietNames;

const diets: readonly [words: string, avoids: readonly Thing[], diet?: Diet][] = [
  ['vegan*, plant based=, rastlinn', ['egg', 'dairy', 'honey', 'fishSauce', 'gelatine'], 'vegan'],
  ['vegetarian*, veggie=', ['fishSauce', 'gelatine'], 'vegetarian'],
  [
    'lactose intoleran*, intolerancia laktoz*, intoleranciu laktoz*, laktozov* intoleranc*',
    ['dairy'],
  ],
  ['heartburn=, reflux=, acid reflux=, paleni zah*, palenie zah*', ['citrus']],
  ['celiac=, coeliac=, celiak*, bezlepk*', ['gluten']],
  ['diabet*, cukrovk*, keto=, ketogenic=, low carb=, nizkosacharid*', ['sugar']],
];

const famous: readonly [words: string, drink: string][] = [
  ['james bond=, bond=, 007=', 'martini'],
  ['lebowski*, the dude=', 'russian'],
  ['carrie bradshaw=, sex and the city=, sex v meste=', 'cosmopolitan'],
  ['don draper=, mad men=', 'fashioned'],
  ['hemingway*', 'daiquiri'],
  ['g t=, g and t=, gnt=, gintonic*', 'gin tonic'],
  ['cosmo=, cosmos=', 'cosmopolitan'],
  ['caipi=', 'caipirinha'],
  ['marg=, margs=', 'margarita'],
  ['liit=', 'long island'],
];

/** What guests also ask a bar's machine; known so that no drink is guessed from it. */
const elsewhere =
  'weather=, forecast=, match=, game=, games=, football=, soccer=, hockey=, score=, news=, president=, election*, politic*, capital=, wifi=, wi fi=, password=, ' +
  'toilet*, restroom*, bathroom=, bill=, check please=, price=, prices=, cost=, pay=, paying=, who are you=, your name=, taxi=, uber=, address=, phone=, charger=, music=, song=, joke=, homework=, code=, python=, javascript=, ' +
  'translate=, math=, calculate=, instructions=, prompt=, recipe for pizza=, pizza=, food=, kitchen=, what time=, the time=, opening hours=, close=, closing=, ' +
  'pocasi*, zapas*, hokej*, futbal*, sprav-, prezident*, volby=, hesl*, wc=, zachod*, toalet*, hodin=, otvoren*, ucet=, zaplatit=, cena=, ceny=, kolko stoj*, kolko to stoj*, stoji to=, how much=, platit=, platba=, kto si=, taxik*, adres*, hudb*, pesnick*, vtip*, uloh*, preloz*, kuchyn*, jedl-, otvarac*, zatvara*';

const table: readonly Entry[] = [
  ...thingNames.flatMap((thing) => entries(thingData(thing).words, { kind: 'thing', thing })),
  ...qualityNames.flatMap((quality) =>
    entries(qualityData(quality).words, { kind: 'quality', quality }),
  ),
  ...entries(strong, { kind: 'strength', strength: 1 }),
  ...entries(light, { kind: 'strength', strength: -1 }),
  ...entries(medium, { kind: 'strength', strength: 0 }),
  ...entries(alcoholFree, { kind: 'alcoholFree' }),
  ...entries(elsewhere, { kind: 'elsewhere' }),
  ...famous.flatMap(([words, word]) => entries(words, { kind: 'fame', word })),
  ...diets.flatMap(([words, avoids, diet]) => entries(words, { kind: 'diet', avoids, diet })),
];

/** By the first two letters of the first word; no pattern is shorter. */
const byStart = groupBy(table, ({ patterns }) => patterns[0]?.stem.slice(0, 2) ?? '');

/** What the words from this place on mean: the longest phrase, in all its meanings. */
export function lookUp(tokens: readonly string[], from: number): Match | undefined {
  let length = 0;
  let meanings: Meaning[] = [];
  for (const { patterns, meaning } of byStart.get(tokens[from]?.slice(0, 2) ?? '') ?? []) {
    if (patterns.length < length) continue;
    const fits = patterns.every((one, n) => {
      const token = tokens[from + n];
      return token !== undefined && matches(one, token);
    });
    if (!fits) continue;
    if (patterns.length > length) meanings = [];
    length = patterns.length;
    if (!meanings.includes(meaning)) meanings.push(meaning);
  }
  return length ? { length, meanings } : undefined;
}

/**
 * A misspelt word may still be known. "Alcohol-free" and its like are not looked for here: one slip
 * makes a mocktail of a cocktail.
 */
const forgivingList = table.flatMap(({ patterns: [only, ...more], meaning }) => {
  const isSafe = meaning.kind === 'thing' || meaning.kind === 'quality';
  return only && isSafe && more.length === 0 && only.stem.length >= 4 ? [{ ...only, meaning }] : [];
});

const forgiving = groupBy(forgivingList, ({ stem }) => stem[0] ?? '');

export function lookUpMisspelt(token: string): { meanings: Meaning[]; slips: number } | undefined {
  if (token.length < 5) return undefined;
  const stems = stemsOf(token).filter((stem) => stem.length >= 4);
  let best = Number.POSITIVE_INFINITY;
  let meanings: Meaning[] = [];
  for (const { stem, rule, meaning } of forgiving.get(token[0] ?? '') ?? []) {
    for (const mine of rule === 'exact'
      ? [token]
      : rule === 'prefix'
        ? heads(token, stem)
        : stems) {
      const most = Math.min(slipsAllowed(Math.min(mine.length, stem.length)), best);
      if (most === 0) continue;
      const count = slips(mine, stem, most);
      if (count > most) continue;
      // One letter for another makes a word of its own of a short one: later, lager.
      if (count > 0 && stem.length < 6 && mine.length === stem.length && !isSwap(mine, stem))
        continue;
      if (count < best) meanings = [];
      best = count;
      if (!meanings.includes(meaning)) meanings.push(meaning);
    }
  }
  return meanings.length ? { meanings, slips: best } : undefined;
}

/** The same letters in another order: vodak, vodka. */
function isSwap(a: string, b: string): boolean {
  return [...a].sort().join() === [...b].sort().join();
}

/** How the word begins, about as long as the stem. */
function heads(token: string, stem: string): string[] {
  return [stem.length - 1, stem.length, stem.length + 1].map((length) => token.slice(0, length));
}

function groupBy<T>(list: readonly T[], key: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of list) {
    const group = groups.get(key(item));
    if (group) group.push(item);
    else groups.set(key(item), [item]);
  }
  return groups;
}
