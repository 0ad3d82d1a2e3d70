const unservedScore = -1.5;
/** Weights of the second and third best drink. The best one counts 1. */
const secondChoice = 0.35;
const thirdChoice = 0.1;

/** The fits of the three best drinks. 0: none. */
export interface Served {
  isServed: boolean;
  best: number;
  second: number;
  third: number;
}

export const nothing: Served = { isServed: false, best: 0, second: 0, third: 0 };

export function gainFor({ isServed, best, second, third }: Served, fit: number): number {
  if (fit < 0) return 0;
  if (!isServed) return fit - unservedScore;
  if (fit > best)
    return fit - best + (best - second) * secondChoice + (second - third) * thirdChoice;
  if (fit > second) return (fit - second) * secondChoice + (second - third) * thirdChoice;
  return Math.max(0, fit - third) * thirdChoice;
}

export function withDrink(served: Served, fit: number): Served {
  if (fit < 0) return served;
  const [best = 0, second = 0, third = 0] = [served.best, served.second, served.third, fit].sort(
    (a, b) => b - a,
  );
  return { isServed: true, best, second, third };
}
