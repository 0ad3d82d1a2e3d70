// Single words that decide how clauses belong together.

import { listsOf } from '#language/words/lists.ts';

const lists = listsOf('wishes/clauses', [
  'preferring',
  'continuing',
  'contrasting',
  'additional',
  'linking',
  'liking',
  'compared',
  'other',
  'trailing',
  'cancelling',
  'relative',
  'indefinite',
  'joiners',
  'bombs',
  'praising',
  'ailments',
  'ofWhat',
  'pronouns',
  'all',
  'lesser',
  'better',
  'between',
  'excessive',
  'preparing',
  'adjectives',
  'misspeltRefusals',
  'tooSweet',
  'knowing',
  'impersonal',
  'separable',
  'particles',
  'people',
  'origins',
  'resuming',
  'suffered',
  'suffering',
  'sufferers',
  'without',
  'indispensable',
]);

/** Something is said to be liked better than something else: "radšej horké ako sladké". */
export const preferring = lists.words('preferring');
/** After something that is liked better, what is liked less: "ako sladké". */
export const lesser = lists.words('lesser');
/** Between two things, the first is liked better: "gin over vodka". */
export const better = lists.words('better');
/** Two examples follow: "between a negroni and a spritz". */
export const between = lists.words('between');
/** There is too much of what follows: "too sweet". */
export const excessive = lists.words('excessive');
/** After these, what was just named is still spoken of, whatever mark stands between. */
export const continuing = lists.words('continuing');
/** After these a drink that was just named is changed: "a negroni, but smoky". */
export const contrasting = lists.words('contrasting');
export const additional = lists.words('additional');
export const linking = lists.words('linking');

/** Who likes: "like" after these is a verb. */
export const liking = lists.words('liking');
/** What is compared: "like" after these is none. */
export const compared = lists.words('compared');

/** Begins a Slovak negation that may stand behind what it denies: "gin nie a rum nie". */
export const trailing = lists.words('trailing');
/** Negations that cancel one before them: "nothing without rum". */
export const cancelling = lists.words('cancelling');
/** After these a second negation cancels the first: "nothing that has no rum". */
export const relative = lists.words('relative');
/** What one has of something: "a nut allergy". */
export const ailments = lists.words('ailments');
/** After these an ailment's cause is named: "an allergy to nuts". */
export const ofWhat = lists.words('ofWhat');
/** Behind a thing that is wanted after all: "gin instead", "ginger is fine". */
export const praising = lists.words('praising');
/** Between two things in a name: "gin and tonic". */
export const joiners = lists.words('joiners');
/** Behind sugar these say how sweet something is, and refuse no sugar: "no sugar bomb". */
export const bombs = lists.words('bombs');
/** Before a thing these begin a wish: "a gin drink". */
export const indefinite = lists.words('indefinite');
/** What refers to something that was named before: "I hate it". */
export const pronouns = lists.words('pronouns');
/** After an "and" these go on with what is refused: "coffee and anything with cream". */
export const all = lists.words('all');
/** Something other than what was named. */
export const other = lists.words('other');

const hasAdjective = lists.matcher('adjectives');

/** A thing by what it makes a drink taste like: "minty". */
export function isAdjective(word: string): boolean {
  return /.{3}ov[eyu]$/.test(word) || hasAdjective(word);
}

/** Verbs of what the bartender does: "make it strong". */
export const isPreparing = lists.matcher('preparing');

/** Words of refusal that are long enough to be known when misspelt. */
export const misspeltRefusals = [...lists.words('misspeltRefusals')];

/** Sweet, and too much of it: "cloying". */
export const isTooSweet = lists.matcher('tooSweet');

/** Whoever says so concedes something: "I know it isn't done". */
export const knowing = lists.words('knowing');
/** May stand between that and its negation: "I know that it", "viem, že sa to". */
export const impersonal = lists.words('impersonal');

/** Verbs that leave something out with a particle behind it: "keep the tonic away". */
export const separable = lists.words('separable');
export const particles = lists.words('particles');

/** Whose origin says nothing about their drink: "a client from Japan". */
export const isPerson = lists.matcher('people');
export const origins = lists.words('origins');

/** Between a comma and a negation, these take up what was just named: "gin, ten nie". */
export const resuming = lists.words('resuming');

/** Before what one suffers from, and the verb behind it: "po rume ma bolí hlava". */
export const suffered = lists.words('suffered');
export const suffering = lists.words('suffering');
/** Beside that verb, who suffers. */
export const sufferers = lists.words('sufferers');
/** Before what one cannot do without, and the verb behind it: "bez ginu to nejde". */
export const without = lists.words('without');
export const indispensable = lists.words('indispensable');
