import { expect, it } from 'vitest';
import { bindShortWords, typeset } from './short-words.ts';
import { fold } from './text.ts';

it.each([
  ['Gin s tonikom', 'Gin s_tonikom'],
  ['V bare a v kuchyni', 'V_bare a_v_kuchyni'],
  ['„O ľade“ (i o vode)', '„O_ľade“ (i_o_vode)'],
  ['kofola so šťavou', 'kofola so šťavou'],
  ['60 s ', '60 s_'],
  ['vitamín B v sirupe', 'vitamín B v_sirupe'],
])('binds one-letter words in %j', (text, bound) => {
  expect(bindShortWords(text)).toBe(bound.replaceAll('_', '\u00a0'));
});

it('leaves English unchanged', () => {
  expect(typeset('a gin and a tonic', 'en')).toBe('a gin and a tonic');
});

it('makes no difference to a search', () => {
  expect(fold(bindShortWords('Čaj s rumom'))).toBe('caj s rumom');
});
