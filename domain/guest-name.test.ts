import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { isGuestName } from './guest-name.ts';
import { guestName } from './guests.ts';

it.each(['', ' M ', 'Jo', '🍸', '🍸🍹', '🍸'.repeat(40), '🍸'.repeat(41), 'M'.repeat(41)])(
  'a page takes the name "%s" where the server does',
  (name) => expect(isGuestName(name)).toBe(z.safeParse(guestName, name).success),
);
