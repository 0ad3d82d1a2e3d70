// Fits language/profiles/prediction.tsv: judgements of bartenders, predicted from recipes.
import fs from 'node:fs';
import { readCatalogue } from '#catalogue/files.ts';
import { type JudgedQuality, judgedQualities, readJudgements } from '#catalogue/judgements.ts';
import { catalogueRecipes } from '#language/profiles/catalogue-recipes.ts';
import { type Features, featuresOf } from '#language/profiles/features.ts';
import { measure } from '#language/profiles/measure.ts';
import { always, headOf, predictionFile } from '#language/profiles/prediction.ts';
import { clamp } from '#language/profiles/taste.ts';
import { Ridge } from './ridge.ts';

const minDrinks = 5;
/** Candidates for the ridge penalty. Each quality takes the best one. */
const penalties = [1, 2, 4, 8];

interface Fitted {
  quality: JudgedQuality;
  actual: Float64Array;
  /** The prediction for each drink by a fit without it. */
  leftOut: Float64Array;
  /** In the order of the features. The last one applies to every drink. */
  weights: readonly number[];
}

/** Writes the weights unless `isCheck`. Returns lines about their quality. */
export function fitJudgements(isCheck: boolean): string[] {
  const drinks = catalogueRecipes(readCatalogue());
  const features = drinks.map((drink) => featuresOf(measure(drink)));
  const names = commonIn(features);
  const judgements = readJudgements();
  const ridge = new Ridge(
    features.map((one) => Float64Array.from(names, (name) => one.get(name) ?? 0)),
  );
  const fitted = judgedQualities.map((quality) => {
    const actual = Float64Array.from(drinks, ({ id }) => judgements.get(id)?.[quality] ?? 0);
    return fit(ridge, quality, actual);
  });
  if (!isCheck) fs.writeFileSync(predictionFile, fileOf([...names, always], fitted));
  return [
    `${drinks.length} drinks, ${names.length} features; left out: correlation, mean error`,
    ...fitted.map(({ quality, ...one }) => line(quality, correlation(one), meanError(one))),
    line('mean', mean(fitted.map(correlation)), mean(fitted.map(meanError))),
  ];
}

function commonIn(all: readonly Features[]): string[] {
  const counts = new Map<string, number>();
  for (const features of all) {
    for (const name of features.keys()) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return Array.from(counts)
    .flatMap(([name, count]) => (count >= minDrinks ? [name] : []))
    .sort();
}

function fit(ridge: Ridge, quality: JudgedQuality, actual: Float64Array): Fitted {
  const fits = penalties.map((penalty) => {
    const { weights, intercept, leftOut } = ridge.fit(actual, penalty);
    return { quality, actual, leftOut: leftOut.map(clamp), weights: [...weights, intercept] };
  });
  return fits.reduce((best, one) => (meanError(one) < meanError(best) ? one : best));
}

function fileOf(names: readonly string[], fitted: readonly Fitted[]): string {
  const rows = names.map((name, n) => {
    const cells = fitted.map(({ weights }) => Math.round((weights[n] ?? 0) * 1000) || '');
    return [name, ...cells].join('\t');
  });
  return `${[...head, headOf(judgedQualities), ...rows].join('\n')}\n`;
}

const head = [
  '# How much each feature of a recipe adds to each quality, in thousandths. Written by npm run fit.',
  '# with: how much of the drink it is, 0 to 1. share: of its volume. taste: as measured.',
];

function line(name: string, ...figures: number[]): string {
  return name.padEnd(16) + figures.map((figure) => figure.toFixed(3).padStart(8)).join('');
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function meanError({ actual, leftOut }: Pick<Fitted, 'actual' | 'leftOut'>): number {
  return mean(Array.from(actual, (value, n) => Math.abs(value - (leftOut[n] ?? 0))));
}

function correlation({ actual, leftOut }: Pick<Fitted, 'actual' | 'leftOut'>): number {
  const [a, b] = [Array.from(actual), Array.from(leftOut)].map((values) => {
    const middle = mean(values);
    return values.map((value) => value - middle);
  });
  const product = (x: readonly number[] = [], y: readonly number[] = []) =>
    x.reduce((sum, value, n) => sum + value * (y[n] ?? 0), 0);
  return product(a, b) / Math.sqrt(product(a, a) * product(b, b));
}
