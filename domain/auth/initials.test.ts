import { expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

it.each([
  ['Mika', 'M'],
  ['eva nová', 'EN'],
  ['eva.nova@example.com', 'EN'],
  ['🍸 Jana', '🍸J'],
  ['👩‍🍳 Chef', '👩‍🍳C'],
  ['🇸🇰 Zuza', '🇸🇰Z'],
  ['e\u0301va', 'E\u0301'],
  ['', ''],
])('shows the initials of "%s" as "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
