import { listsOf } from './lists.ts';
import { remembered } from './remembered.ts';
import { stemOf } from './stems.ts';

/** Words that look like a form or a typo of a known one and are none: meeting is not melting. */
export const ordinaryWords: ReadonlySet<string> = listsOf('wishes/ordinary-words', [
  'ordinary',
]).words('ordinary');

/** Shorter stems belong to too many words. */
const shortestStem = 5;
const stems = new Set([...ordinaryWords].map(stemOf).filter((stem) => stem.length >= shortestStem));

/** Whether it is such a word, or another form of one. */
export const isOrdinary = remembered(
  (word): boolean => ordinaryWords.has(word) || stems.has(stemOf(word)),
);
