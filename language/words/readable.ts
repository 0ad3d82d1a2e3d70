import { tokenize } from './tokenize.ts';

/** More words and marks than any ordinary text of a thousand characters. */
const maxTokens = 320;

/** Limits the time, which grows with each word. */
export function isReadable(text: string): boolean {
  return tokenize(text).length <= maxTokens;
}
