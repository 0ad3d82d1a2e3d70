import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { catalogueMenu } from '#language/commands/catalogue-menu.ts';
import { rankAll } from '#language/ranking/rank.ts';
import { readSteps, readWish } from '#language/reading/read-wish.ts';
import { cluesOf } from './clues.ts';
import { packed, unpacked } from './packed.ts';
import { readWeights, weightsFile, weightsIn, writtenWeights } from './weights.ts';

const menu = catalogueMenu();

describe('the weights', () => {
  it('are one file of at most 500 kB', () => {
    expect(fs.statSync(weightsFile).size).toBeLessThanOrEqual(500_000);
  });

  it('are packed with an error of at most a 60th of the largest', () => {
    const row = [0.5, -0.25, 0, 0.003, -0.49];
    unpacked(packed(row)).forEach((value, n) => {
      expect(Math.abs(value - (row[n] ?? 0))).toBeLessThan(0.5 / 60);
    });
  });

  it('are read as written', () => {
    const places = Float64Array.of(0.4, -0.2);
    const points = Float64Array.of(1, 0.5);
    const text = writtenWeights({
      dimensions: [{ dimension: 'sweet', usual: 0.25, places }],
      clues: [{ clue: 'not too', points }],
    });
    const { axes, dimensions, clues } = weightsIn(text);
    expect([axes, dimensions.get('sweet')?.usual]).toEqual([2, 0.25]);
    expect(dimensions.get('sweet')?.places[1]).toBeCloseTo(-0.2, 2);
    expect(unpacked(clues.get('not too') ?? '')[1]).toBeCloseTo(0.5, 1);
  });

  it('cover words, pieces of words and understood subjects', () => {
    const { clues } = readWeights();
    expect(['something', '~_swe', '+sweet', '-sweet'].filter((clue) => !clues.has(clue))).toEqual(
      [],
    );
  });
});

describe('the clues of a wish', () => {
  it('are a vector of length 1, however long the wish is', () => {
    for (const text of ['sour', 'something sour for a long evening with friends', '🍋']) {
      const { heard, intent } = readSteps(text, 'en', menu.names);
      expect(Math.hypot(...cluesOf(heard, intent).values())).toBeCloseTo(1, 9);
    }
  });

  it('ignore the drinker', () => {
    const { heard } = readSteps('something sour for a man', 'en', menu.names);
    expect(heard.join(' ')).toBe('something sour');
  });
});

describe('the leaning of words', () => {
  const wishes = [
    'tangy without gin or rum',
    'no eggs please, something for a rainy day',
    'sladké bez mlieka',
  ];

  it.each(wishes)('changes the order of drinks, but not the set: %s', (text) => {
    const intent = readWish(text, 'en', menu.names);
    const idsOf = (ranked: ReturnType<typeof rankAll>) => ranked.map(({ profile }) => profile.id);
    const leaning = idsOf(rankAll(intent, menu));
    const straight = idsOf(rankAll({ ...intent, leaning: undefined }, menu));
    expect(leaning).not.toEqual(straight);
    expect(leaning.toSorted()).toEqual(straight.toSorted());
  });

  it('is ignored where a measure decides', () => {
    const intent = readWish('the strongest you have', 'en', menu.names);
    expect(rankAll(intent, menu)).toEqual(rankAll({ ...intent, leaning: undefined }, menu));
  });

  it('is empty where no word says anything', () => {
    const { leaning } = readWish('a drink for a man', 'en', menu.names);
    expect(menu.profiles.filter((profile) => leaning?.(profile) !== 0)).toEqual([]);
  });
});
