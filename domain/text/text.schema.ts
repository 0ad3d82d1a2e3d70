// Checks the length of every text first: cleaning takes time, and happens before most limits.
import * as z from 'zod/mini';
import { tidyLine, tidyLines, withoutStacks } from './tidy-text.ts';

/** Cleaning shortens texts, so the input may be this many times longer than the limit. */
const roomForCleaning = 4;

/** Without `abort`, the next checks would still run on a text that is too long. */
const atMost = (length: number) => z.maxLength(length, { abort: true });

const cleaned = (clean: (text: string) => string, max: number) =>
  z.string().check(atMost(max * roomForCleaning), z.overwrite(clean), z.maxLength(max));

/** Text that nobody types, such as ids and cursors. */
export const token = (max: number) => z.string().check(atMost(max));
export const line = (max: number) => cleaned(tidyLine, max);
export const lines = (max: number) => cleaned(tidyLines, max);
/** Text that is read as typed, such as a search. */
export const typed = (max: number) => cleaned((text) => withoutStacks(text).trim(), max);
