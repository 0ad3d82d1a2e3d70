import { describe, expect, it } from 'vitest';
import { everything, menuOf } from '#server/testing/catalogue-menu.ts';

const full = menuOf(everything, false);
const nearest = (searchTerm: string, filter = {}) =>
  full.nearestName({ searchTerm, ...filter }, 'en');

describe('the nearest name', () => {
  it.each([
    ['nagrony', 'Negroni'],
    ['mohyto', 'Mojito'],
    ['cosmopoltn', 'Cosmopolitan'],
    ['magarity', 'Margarita'],
    ['mojito unicorn', 'Mojito'],
    ['please a nagrony', 'Negroni'],
  ])('is offered for a misspelt name: %s', (term, name) => {
    expect(nearest(term)).toBe(name);
  });

  it.each(['xqzzzv', 'pizza', 'heineken', 'tea', 'mm', '', '🍹', 'hello there', 'internet'])(
    'is not offered where none is near: %s',
    (term) => {
      expect(nearest(term)).toBeUndefined();
    },
  );

  it('is not offered to a guest who leaves something out', () => {
    expect(nearest('nagrony without gin')).toBeUndefined();
    expect(nearest('nagrony bez ginu')).toBeUndefined();
  });

  it('is not offered for a whole sentence', () => {
    expect(nearest('nagrony mohyto magarity cosmopoltn daikiri manhatan sazerak')).toBeUndefined();
  });

  it('passes the other filters', () => {
    expect(nearest('nagrony', { isAlcoholFree: true })).not.toBe('Negroni');
    expect(nearest('nagrony', { categories: ['creamy'] })).toBeUndefined();
  });
});
