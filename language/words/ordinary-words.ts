import { listsOf } from './lists.ts';
import { remembered } from './remembered.ts';
import { stemOf } from './stems.ts';

/** Words that look like a form or a typo of another word: meeting is not melting. */
export const ordinaryWords: ReadonlySet<string> = listsOf('wishes/ordinary-words', [
  'ordinary',
]).words('ordinary');

const shortestStem = 5;
const stems = new Set([...ordinaryWords].map(stemOf).filter((stem) => stem.length >= shortestStem));

export const isOrdinary = remembered(
  (word): boolean => ordinaryWords.has(word) || stems.has(stemOf(word)),
);
