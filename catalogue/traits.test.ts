import { describe, expect, it } from 'vitest';
import { idsTagged, traitsOf } from './traits.ts';

describe('traitsOf', () => {
  it('has the facts of the ingredient', () => {
    expect(traitsOf('tonic-water')).toMatchObject({
      isFizzy: true,
      sugar: 'medium',
      roles: ['mixer'],
      inflections: { instrumental: 'tonikom' },
    });
    expect(traitsOf('worcestershire-sauce').allergens).toMatchObject({ fish: 'has', soy: 'may' });
    expect(traitsOf('triple-sec').brands).toEqual(['Cointreau']);
  });

  it('uses the facts of the category where the ingredient has none', () => {
    expect(traitsOf('vodka')).toMatchObject({ roles: ['base'], tint: 1, sugar: 'none', notes: [] });
    expect(traitsOf('lager').isFizzy).toBe(true);
  });

  it('uses the facts of the category for an unknown ingredient', () => {
    expect(traitsOf('moonshine', 'spirits')).toMatchObject({
      roles: ['base'],
      pack: { kind: 'bottle', ml: 700 },
      notes: [],
      allergens: {},
    });
    expect(traitsOf('moonshine').roles).toEqual([]);
  });
});

it('finds the ingredients with a tag', () => {
  expect(idsTagged('egg')).toEqual(['egg', 'egg-white']);
});
