import { listsOf } from './lists.ts';

/** Words that look like a form or a typo of a known one and are none: meeting is not melting. */
export const ordinaryWords: ReadonlySet<string> = listsOf('wishes/ordinary-words', [
  'ordinary',
]).words('ordinary');
