import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { guestName } from './guests.schema.ts';
import { isGuestName } from './guests.ts';

const names: [name: string, isTaken: boolean][] = [
  ['Jo', true],
  ['Ľubomíra', true],
  ["O'Neil", true],
  ['李雷', true],
  ['J 🍸', true],
  ['42', true],
  [`J${'🍸'.repeat(39)}`, true],
  [`J${'🍸'.repeat(40)}`, false],
  ['M'.repeat(41), false],
  ['', false],
  [' M ', false],
  ['M\u200b\u200b\u200b', false],
  ['\u202e\u2066\u3164\u3164', false],
  ['🍸🍹', true],
  ['🇸🇰', true],
  ['🍸', false],
  ['…!', false],
];

it.each(names)('the page and the server agree on the name "%s": %s', (name, isTaken) => {
  expect(isGuestName(name)).toBe(isTaken);
  expect(z.safeParse(guestName, name).success).toBe(isTaken);
});
