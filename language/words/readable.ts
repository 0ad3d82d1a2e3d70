import { tokenize } from './tokenize.ts';

/** More words than a thousand characters of any ordinary text have, and punctuation. */
const maxTokens = 320;

/** Whether a text has no more words than we read: the time grows with each of them. */
export function isReadable(text: string): boolean {
  return tokenize(text).length <= maxTokens;
}
