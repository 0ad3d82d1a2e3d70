import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAmount, roundToMl, roundToOz, units } from './units.ts';

describe('volumes', () => {
  it.each([
    [30, '1 oz', '30 ml'],
    [22.5, '¾ oz', '22.5 ml'],
    [45, '1\u00a0½ oz', '45 ml'],
    [20, '⅔ oz', '20 ml'],
    [50, '1\u00a0⅔ oz', '50 ml'],
    [40, '1\u00a0⅓ oz', '40 ml'],
    [15, '½ oz', '15 ml'],
    [12.5, '5/12 oz', '12.5 ml'],
    [10, '⅓ oz', '10 ml'],
    [7.5, '¼ oz', '7.5 ml'],
    [5, '1/6 oz', '5 ml'],
    [25, '¾ oz', '25 ml'],
    [35, '1\u00a0¼ oz', '35 ml'],
    [100, '3\u00a0⅓ oz', '100 ml'],
    [52.5, '1\u00a0¾ oz', '52.5 ml'],
    [1, '1/12 oz', '2.5 ml'],
    [61, '2 oz', '60 ml'],
  ])('shows %d ml as %s or %s', (ml, oz, millilitres) => {
    expect(formatAmount({ amount: ml, unit: 'ML' }, 'oz', 'en')).toBe(oz);
    expect(formatAmount({ amount: ml, unit: 'ML' }, 'ml', 'en')).toBe(millilitres);
  });

  it('uses a decimal comma and a no-break space in Slovak', () => {
    expect(formatAmount({ amount: 22.5, unit: 'ML' }, 'ml', 'sk')).toBe('22,5\u00a0ml');
    expect(formatAmount({ amount: 10, unit: 'ML' }, 'oz', 'sk')).toBe('⅓\u00a0oz');
  });

  it('says when an amount tops up the drink', () => {
    expect(formatAmount({ amount: 90, unit: 'TOP' }, 'oz', 'en')).toBe('3 oz to top');
    expect(formatAmount({ amount: 90, unit: 'TOP' }, 'ml', 'sk')).toBe('doliať 90\u00a0ml');
  });

  const volume = fc.double({ min: 0.01, max: 2_000, noNaN: true });

  it('rounds millilitres by at most half a step, except below the smallest measure', () => {
    fc.assert(
      fc.property(volume, (ml) => {
        expect(Math.abs(roundToMl(ml) - ml)).toBeLessThanOrEqual(ml < 2.5 ? 2.5 : 1.2501);
      }),
    );
  });

  it('rounds to quarters and thirds of an ounce, or to twelfths where these are too far', () => {
    fc.assert(
      fc.property(volume, (ml) => {
        const oz = roundToOz(ml);
        const isOnJigger = [3, 4].some(
          (parts) => Math.abs(oz * parts - Math.round(oz * parts)) < 1e-6,
        );
        const off = Math.abs(oz * 30 - ml);
        if (isOnJigger) expect(off).toBeLessThanOrEqual(Math.max(ml * 0.15, 1.25) + 1e-6);
        else expect(ml).toBeLessThan(14);
        expect(off).toBeLessThanOrEqual(ml < 2.5 ? 2.5 : 3.7501);
        expect(formatAmount({ amount: ml, unit: 'ML' }, 'oz', 'en')).toMatch(
          /^(\d+(\u00a0[½⅓⅔¼¾])?|[½⅓⅔¼¾]|1\/6|1\/12|5\/12) oz$/,
        );
      }),
    );
  });

  it('never shows a zero amount', () => {
    fc.assert(
      fc.property(volume, fc.constantFrom('oz', 'ml'), (ml, preference) => {
        const text = formatAmount({ amount: ml, unit: 'ML' }, preference as 'oz' | 'ml', 'en');
        expect(text).not.toMatch(/^0( |\.0*$)|NaN/);
      }),
    );
  });
});

describe('counted units', () => {
  it.each([
    [1, 'DASH', '1 dash', '1\u00a0strek'],
    [2, 'DASH', '2 dashes', '2\u00a0streky'],
    [5, 'DASH', '5 dashes', '5\u00a0strekov'],
    [0.5, 'SLICE', '½ slice', '½\u00a0plátku'],
    [1.5, 'PIECE', '1\u00a0½ pieces', '1\u00a0½\u00a0kusa'],
    [3, 'LEAF', '3 leaves', '3\u00a0lístky'],
    [8, 'LEAF', '8 leaves', '8\u00a0lístkov'],
    [2, 'PINCH', '2 pinches', '2\u00a0štipky'],
    [1, 'SPOON', '1 bar spoon', '1\u00a0lyžička'],
    [0.25, 'SPOON', '¼ bar spoon', '¼\u00a0lyžičky'],
  ])('shows %d %s', (amount, unit, english, slovak) => {
    expect(formatAmount({ amount, unit }, 'oz', 'en')).toBe(english);
    expect(formatAmount({ amount, unit }, 'ml', 'sk')).toBe(slovak);
  });

  it('shows any other unit in lower case', () => {
    expect(formatAmount({ amount: 2, unit: 'HANDFUL' }, 'oz', 'en')).toBe('2 handful');
  });

  it('has a word for every unit and amount in both languages', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...units),
        fc.double({ min: 0.05, max: 50, noNaN: true }),
        fc.constantFrom('en', 'sk'),
        (unit, amount, language) => {
          const text = formatAmount({ amount, unit }, 'ml', language as 'en' | 'sk');
          expect(text).not.toContain('undefined');
        },
      ),
    );
  });
});
