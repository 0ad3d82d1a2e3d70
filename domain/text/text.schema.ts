// Every text of an input. Its length is checked before anything else looks at it: to clean or compare
// a text takes time, and the checks come before access and most limits.
import * as z from 'zod/mini';
import { tidyLine, tidyLines, withoutStacks } from './tidy-text.ts';

/** Spaces, invisible characters and letters in two parts do not count, up to this many times a limit. */
const roomForCleaning = 4;

/** Stops at a text that is too long; a check without `abort` would let the next ones run on it. */
const atMost = (length: number) => z.maxLength(length, { abort: true });

const cleaned = (clean: (text: string) => string, max: number) =>
  z.string().check(atMost(max * roomForCleaning), z.overwrite(clean), z.maxLength(max));

/** Text that no person types: ids, cursors. */
export const token = (max: number) => z.string().check(atMost(max));
/** One line, such as a name. */
export const line = (max: number) => cleaned(tidyLine, max);
/** A description, a note. */
export const lines = (max: number) => cleaned(tidyLines, max);
/** Text that is read as it was typed, such as a search. */
export const typed = (max: number) => cleaned((text) => withoutStacks(text).trim(), max);
