import { expect, it } from 'vitest';
import { menuParameters } from '#domain/routes.ts';
import { viewPath } from './menu-address.ts';

it('writes exactly the menu parameters that the server knows', () => {
  const path = viewPath('FENEK', {
    view: 'browse',
    ask: 'something sour',
    searchTerm: 'gin',
    categories: ['sours'],
    ingredientIds: ['gin'],
    order: 'name',
  });
  const { searchParams } = new URL(path, 'http://menu');
  const written = [...searchParams.keys(), 'drink'].filter((name) => name !== 'bar');
  expect(written.sort()).toEqual([...menuParameters].sort());
});
