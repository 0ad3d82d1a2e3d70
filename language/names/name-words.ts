// Words of drinks' names as guests write them: by ear, inflected, as diminutives.

import { languages } from '#domain/languages.ts';
import { listsOf } from '#language/words/lists.ts';
import { remembered } from '#language/words/remembered.ts';
import { spelt } from '#language/words/spellings.ts';

export const nameLists = listsOf('wishes/drink-names', [
  'fillers',
  'needsWholeName',
  'endings',
  'ordinary',
  'articles',
  'orders',
  'after',
  'counted',
]);
const written = listsOf('wishes/spellings');

export const fillers: ReadonlySet<string> = nameLists.words('fillers');
/** Names with these first words need more than two words: "alcohol-free something". */
export const needsWholeName: ReadonlySet<string> = nameLists.words('needsWholeName');

/** Spellings by ear, longest first: "ajlend" for "island". */
const spellings = languages
  .flatMap((language) =>
    written.keys.flatMap((word) =>
      Array.from(written.words(word, language), (one) => ({ one, word })),
    ),
  )
  .sort((a, b) => b.one.length - a.one.length);
const wholeWords = new Map(spellings.map(({ one, word }) => [one, word]));
/** Spellings that are recognised within a word: "longajlend". */
const withinWords = spellings.filter(({ one }) => one.length >= 5);

const endings = nameLists
  .pieces('endings')
  .map(({ text }) => text.replace('*', ''))
  .sort((a, b) => b.length - a.length);
const shortestStem = 3;

const sounds: readonly (readonly [RegExp, string])[] = [
  [/(?<=[aeiou])j/g, 'i'],
  [/dz(?=[aeiou])/g, 'j'],
  [/g(?=[eiy])/g, 'j'],
  [/ey\b|ie\b/g, 'i'],
  [/ph/g, 'f'],
  [/x/g, 'ks'],
  [/qu?|ck|ch|c/g, 'k'],
  [/(?<=.)h/g, ''],
  [/w/g, 'v'],
  [/z/g, 's'],
  [/y/g, 'i'],
  [/(.)\1+/g, '$1'],
];

/** Approximate sound: the same for "caipirinha" and "kajpirina", "gin" and "džin". */
const soundOf = remembered((word) => {
  let text = wholeWords.get(word) ?? spelt(word);
  for (const { one, word: meant } of withinWords) {
    if (text !== meant && text.includes(one)) text = text.replace(one, meant);
  }
  return sounds.reduce((sound, [pattern, by]) => sound.replaceAll(pattern, by), text);
});

/** Without a grammatical ending: "margaritu", "margaritka", "margaritas". */
export const stemSoundOf = remembered((word) => {
  const singular = word.length > shortestStem ? word.replace(/s$/, '') : word;
  return withoutEnding(soundOf(singular));
});

function withoutEnding(sound: string): string {
  const ending = endings.find(
    (one) => sound.endsWith(one) && sound.length - one.length >= shortestStem,
  );
  return ending ? sound.slice(0, -ending.length) : sound;
}

/** The joined sounds: without endings, and with inner endings. */
export function soundsOf(words: readonly string[]): string[] {
  const stems = words.map(stemSoundOf);
  if (words.length === 1) return stems;
  const joined = words.slice(0, -1).map(soundOf).join('') + (stems.at(-1) ?? '');
  return [stems.join(''), joined.replaceAll(/(.)\1+/g, '$1')];
}
