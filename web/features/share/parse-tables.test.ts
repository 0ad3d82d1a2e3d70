import { expect, it } from 'vitest';
import { parseTables } from './parse-tables.ts';

const names = (typed: string, existing: string[] = []) => parseTables(typed, existing).names;

it('reads names and ranges', () => {
  expect(names('1-4, Terrace, Bar')).toEqual(['1', '2', '3', '4', 'Terrace', 'Bar']);
  expect(names('1–3; 7\n9 — 10')).toEqual(['1', '2', '3', '7', '9', '10']);
  expect(names('B1-B3, T8-9')).toEqual(['B1', 'B2', 'B3', 'T8', 'T9']);
  expect(names('Box 2-3')).toEqual(['Box 2', 'Box 3']);
  expect(names('5-5')).toEqual(['5']);
});

it('skips empty, repeated and existing names', () => {
  expect(names(' , ;; ')).toEqual([]);
  expect(names('bar, Bar, BAR')).toEqual(['bar']);
  expect(names('1-4', ['2', '3'])).toEqual(['1', '4']);
  expect(names('terrace', ['Terrace'])).toEqual([]);
});

it('refuses invalid names', () => {
  expect(parseTables('///, By the window, 12', [])).toEqual({
    names: ['12'],
    refused: ['///', 'By the window'],
  });
});

it('reads an invalid range as a name, and limits the list after a typo', () => {
  expect(names('9-3')).toEqual(['9-3']);
  expect(names('A1-B3')).toEqual(['A1-B3']);
  expect(names('1-999')).toHaveLength(101);
});
