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

/** Introduces a preference: "radšej horké ako sladké". */
export const preferring = lists.words('preferring');
/** After a preference, introduces the lesser choice: "ako sladké". */
export const lesser = lists.words('lesser');
/** Between two things, prefers the first: "gin over vodka". */
export const better = lists.words('better');
/** Two examples follow: "between a negroni and a spritz". */
export const between = lists.words('between');
/** There is too much of what follows: "too sweet". */
export const excessive = lists.words('excessive');
/** The topic continues after these words, despite punctuation. */
export const continuing = lists.words('continuing');
/** After these words the named drink is changed: "a negroni, but smoky". */
export const contrasting = lists.words('contrasting');
export const additional = lists.words('additional');
export const linking = lists.words('linking');

/** "Like" after these words is a verb. */
export const liking = lists.words('liking');
/** "Like" after these words is a comparison. */
export const compared = lists.words('compared');

/** Starts a Slovak negation that may follow what it denies: "gin nie a rum nie". */
export const trailing = lists.words('trailing');
/** Cancels a negation before it: "nothing without rum". */
export const cancelling = lists.words('cancelling');
/** After these words a second negation cancels the first: "nothing that has no rum". */
export const relative = lists.words('relative');
/** Conditions with a cause: "a nut allergy". */
export const ailments = lists.words('ailments');
/** The cause of the condition follows: "an allergy to nuts". */
export const ofWhat = lists.words('ofWhat');
/** After something that is wanted after all: "gin instead", "ginger is fine". */
export const praising = lists.words('praising');
/** Between two things in a name: "gin and tonic". */
export const joiners = lists.words('joiners');
/** After sugar, a degree of sweetness instead of a refusal of sugar: "no sugar bomb". */
export const bombs = lists.words('bombs');
/** Before something, starts a wish: "a gin drink". */
export const indefinite = lists.words('indefinite');
/** Refers to something that was named before: "I hate it". */
export const pronouns = lists.words('pronouns');
/** After "and", continues a refusal: "coffee and anything with cream". */
export const all = lists.words('all');
export const other = lists.words('other');

const hasAdjective = lists.matcher('adjectives');

/** "Minty": tastes like the thing that it is derived from. */
export function isAdjective(word: string): boolean {
  return /.{3}ov[eyu]$/.test(word) || hasAdjective(word);
}

/** Actions of the bartender: "make it strong". */
export const isPreparing = lists.matcher('preparing');

/** Words of refusal that are long enough to be recognised when misspelt. */
export const misspeltRefusals = [...lists.words('misspeltRefusals')];

/** Very sweet: "cloying". */
export const isTooSweet = lists.matcher('tooSweet');

/** Introduces a concession: "I know it isn't done". */
export const knowing = lists.words('knowing');
/** May stand between the concession and its negation: "I know that it", "viem, že sa to". */
export const impersonal = lists.words('impersonal');

/** Verbs that leave something out together with a later particle: "keep the tonic away". */
export const separable = lists.words('separable');
export const particles = lists.words('particles');

/** People whose origin says nothing about their drink: "a client from Japan". */
export const isPerson = lists.matcher('people');
export const origins = lists.words('origins');

/** Between a comma and a negation, refers to what was just named: "gin, ten nie". */
export const resuming = lists.words('resuming');

/** Before the cause of suffering, with the verb after it: "po rume ma bolí hlava". */
export const suffered = lists.words('suffered');
export const suffering = lists.words('suffering');
/** Names the sufferer beside that verb. */
export const sufferers = lists.words('sufferers');
/** Before something indispensable, with the verb after it: "bez ginu to nejde". */
export const without = lists.words('without');
export const indispensable = lists.words('indispensable');
