// The vocabulary of the search in one table: which words, in either language, mean what.
import { type Phrase, type PhraseMatch, PhraseTable, phrases } from '#server/words/phrases.ts';
import { alcoholFree, light, medium, strong } from '#server/words/strength-words.ts';
import { slips, slipsAllowed, stemsOf } from '#server/words/words.ts';
import { type Concept, conceptData, conceptNames } from './concepts.ts';
import { type Quality, qualityData, qualityNames } from './qualities.ts';

/** Light is -1, strong 1. */
export type Strength = -1 | 0 | 1;

export type Meaning =
  | { kind: 'concept'; concept: Concept }
  | { kind: 'quality'; quality: Quality }
  | { kind: 'strength'; strength: Strength }
  | { kind: 'alcoholFree' }
  /** Things that somebody must not have; with a name where the diet is better known than they are. */
  | { kind: 'diet'; avoids: readonly Concept[]; diet?: Diet }
  /** Somebody known for a drink. */
  | { kind: 'fame'; word: string }
  /** Known, and nothing to do with drinks. */
  | { kind: 'offTopic' };

export const dietNames = {
  vegan: { en: 'vegan', sk: 'vegánske' },
  vegetarian: { en: 'vegetarian', sk: 'vegetariánske' },
} as const;
export type Diet = keyof typeof dietNames;

const diets: readonly [words: string, avoids: readonly Concept[], diet?: Diet][] = [
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
const offTopic =
  'weather=, forecast=, match=, game=, games=, football=, soccer=, hockey=, score=, news=, president=, election*, politic*, capital=, wifi=, wi fi=, password=, ' +
  'toilet*, restroom*, bathroom=, bill=, check please=, price=, prices=, cost=, pay=, paying=, who are you=, your name=, taxi=, uber=, address=, phone=, charger=, music=, song=, joke=, homework=, code=, python=, javascript=, ' +
  'translate=, math=, calculate=, instructions=, prompt=, recipe for pizza=, pizza=, food=, kitchen=, what time=, the time=, opening hours=, close=, closing=, ' +
  'pocasi*, zapas*, hokej*, futbal*, sprav-, prezident*, volby=, hesl*, wc=, zachod*, toalet*, hodin=, otvoren*, ucet=, zaplatit=, cena=, ceny=, kolko stoj*, kolko to stoj*, stoji to=, how much=, platit=, platba=, kto si=, taxik*, adres*, hudb*, pesnick*, vtip*, uloh*, preloz*, kuchyn*, jedl-, otvarac*, zatvara*';

const table: readonly Phrase<Meaning>[] = [
  ...conceptNames.flatMap((concept) =>
    phrases<Meaning>(conceptData(concept).words, { kind: 'concept', concept }),
  ),
  ...qualityNames.flatMap((quality) =>
    phrases<Meaning>(qualityData(quality).words, { kind: 'quality', quality }),
  ),
  ...phrases<Meaning>(strong, { kind: 'strength', strength: 1 }),
  ...phrases<Meaning>(light, { kind: 'strength', strength: -1 }),
  ...phrases<Meaning>(medium, { kind: 'strength', strength: 0 }),
  ...phrases<Meaning>(alcoholFree, { kind: 'alcoholFree' }),
  ...phrases<Meaning>(offTopic, { kind: 'offTopic' }),
  ...famous.flatMap(([words, word]) => phrases<Meaning>(words, { kind: 'fame', word })),
  ...diets.flatMap(([words, avoids, diet]) =>
    phrases<Meaning>(words, { kind: 'diet', avoids, diet }),
  ),
];

const known = new PhraseTable(table);

/** What the words from this place on mean: the longest phrase, in all its meanings. */
export function lookUp(tokens: readonly string[], from: number): PhraseMatch<Meaning> | undefined {
  return known.at(tokens, from);
}

/**
 * A misspelt word may still be known. "Alcohol-free" and its like are not looked for here: one slip
 * makes a mocktail of a cocktail.
 */
const forgivingList = table.flatMap(({ patterns: [only, ...more], meaning }) => {
  const isSafe = meaning.kind === 'concept' || meaning.kind === 'quality';
  return only && isSafe && more.length === 0 && only.stem.length >= 4 ? [{ ...only, meaning }] : [];
});

const forgiving = Map.groupBy(forgivingList, ({ stem }) => stem[0] ?? '');

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
