// prediction.tsv has a weight in thousandths per feature and quality. npm run fit writes it.
import fs from 'node:fs';
import path from 'node:path';
import { type JudgedQuality, type Judgement, judgedQualities } from '#catalogue/judgements.ts';
import type { Features } from './features.ts';

type Weights = ReadonlyMap<string, Float64Array>;

export const always = 'always';
export const predictionFile = path.join(import.meta.dirname, 'prediction.tsv');

const weights = weightsIn(fs.readFileSync(predictionFile, 'utf8'));

function weightsIn(content: string): Weights {
  const [head = '', ...lines] = content.split('\n').filter((line) => line && !line.startsWith('#'));
  if (head !== headOf(judgedQualities)) throw new Error('prediction.tsv: run npm run fit');
  return new Map(
    lines.map((line) => {
      const [feature = '', ...cells] = line.split('\t');
      return [feature, Float64Array.from(cells, (cell) => Number(cell) / 1000)];
    }),
  );
}

export function headOf(qualities: readonly JudgedQuality[]): string {
  return ['feature', ...qualities].join('\t');
}

/** Not limited to 0 and 1, because differences of predictions count too. */
export function predicted(features: Features): Judgement {
  const sums = Float64Array.from(weights.get(always) ?? []);
  for (const [feature, amount] of features) {
    weights.get(feature)?.forEach((weight, n) => (sums[n] = (sums[n] ?? 0) + weight * amount));
  }
  return Object.fromEntries(judgedQualities.map((quality, n) => [quality, sums[n]])) as Judgement;
}
