import { expect, it } from 'vitest';
import { isGuessable } from './guessable.ts';

const common = new Set(['password', 'letmein123']);
const owner = { email: 'mika.novak@zlata-liska.example', name: 'Mika Nováková' };

it.each([
  'password',
  'PASSWORD',
  'Let-me-in-123',
  'ｐａｓｓｗｏｒｄ',
  'aaaaaaaa',
  'abcdabcd',
  '12345678',
  '87654321',
  'abcdefgh',
  'qwertzuiop',
  'lkjhgfdsa',
  'mika.novak@zlata-liska.example',
  'Mika Nováková',
  'mikanovak2026',
  'novakova1',
  'zlataliska!',
  'mikamika',
  'barback2026',
])('finds %s easy to guess', (password) => {
  expect(isGuessable(password, common, owner)).toBe(true);
});

it.each([
  'correct-horse',
  'battery-staple',
  'mika likes negroni',
  'dva deci borovičky',
  'xq7-kf93-am2',
  'a'.repeat(200),
])('accepts %s', (password) => {
  expect(isGuessable(password, common, owner)).toBe(false);
});
