import { describe, expect, it } from 'vitest';
import { Ridge } from './ridge.ts';

const points = [0, 1, 2, 3, 4, 5, 6, 7];
const rows = points.map((x) => Float64Array.of(x, (x * 7) % 5));
const target = Float64Array.from(rows, ([x = 0, y = 0]) => 0.5 + 0.3 * x - 0.2 * y);

describe('ridge regression', () => {
  it('recovers the weights of a sum', () => {
    const { weights, intercept } = new Ridge(rows).fit(target, 1e-6);
    expect(weights[0]).toBeCloseTo(0.3, 4);
    expect(weights[1]).toBeCloseTo(-0.2, 4);
    expect(intercept).toBeCloseTo(0.5, 4);
  });

  it('predicts each example as a fit without it', () => {
    const noisy = target.map((value, n) => value + (n % 3) * 0.4);
    const { leftOut } = new Ridge(rows).fit(noisy, 0.7);
    points.forEach((_, left) => {
      const others = <T>(_: T, n: number) => n !== left;
      const { weights, intercept } = new Ridge(rows.filter(others)).fit(noisy.filter(others), 0.7);
      const sum = weights.reduce((s, weight, at) => s + weight * (rows[left]?.[at] ?? 0), 0);
      expect(leftOut[left]).toBeCloseTo(intercept + sum, 9);
    });
  });
});
