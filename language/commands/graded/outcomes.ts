import type { GradedWish } from '#corpus/graded.ts';
import type { Language } from '#domain/languages.ts';

export interface Outcome {
  lang: Language;
  ndcg: number;
  isSuccess: boolean;
  isViolation: boolean;
  isConstrained: boolean;
  ms: number;
}

const depth = 5;
const successDepth = 3;
const justRight = 2;

export function outcomeOf(wish: GradedWish, found: readonly string[], ms = 0): Outcome {
  const ideal = gain(Object.values(wish.rel).sort((a, b) => b - a));
  return {
    lang: wish.lang,
    ndcg: ideal ? gain(found.map((id) => wish.rel[id] ?? 0)) / ideal : 0,
    isSuccess: found.slice(0, successDepth).some((id) => wish.rel[id] === justRight),
    isViolation: found.slice(0, depth).some((id) => wish.bad.includes(id)),
    isConstrained: wish.bad.length > 0,
    ms,
  };
}

function gain(grades: readonly number[]): number {
  return grades
    .slice(0, depth)
    .reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0);
}

export function summaryOf(outcomes: readonly Outcome[]) {
  const times = outcomes.map(({ ms }) => ms).sort((a, b) => a - b);
  const at = (share: number) => rounded(times[Math.floor(share * (times.length - 1))] ?? 0);
  return {
    n: outcomes.length,
    ndcg5: rounded(mean(outcomes.map(({ ndcg }) => ndcg))),
    success3: rounded(mean(outcomes.map(({ isSuccess }) => Number(isSuccess)))),
    violations: outcomes.filter(({ isViolation }) => isViolation).length,
    withConstraint: outcomes.filter(({ isConstrained }) => isConstrained).length,
    p50ms: at(0.5),
    p95ms: at(0.95),
  };
}

export function summariesByLanguage(outcomes: readonly Outcome[]) {
  const languages = [...new Set(outcomes.map(({ lang }) => lang))];
  return Object.fromEntries(
    languages.map((lang) => [lang, summaryOf(outcomes.filter((one) => one.lang === lang))]),
  );
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / (values.length || 1);
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
