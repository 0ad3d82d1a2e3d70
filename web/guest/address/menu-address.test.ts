import { expect, it } from 'vitest';
import { menuParameters } from '#domain/routes.ts';
import { viewPath } from './menu-address.ts';

it('the server knows every parameter of the menu, so that its pages differ where they must', () => {
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
