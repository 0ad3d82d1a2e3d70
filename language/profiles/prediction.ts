// How bartenders would probably judge a drink that they have not judged: a weight in thousandths for each
// feature of its recipe and each quality, in prediction.tsv. npm run fit writes that file.
import fs from 'node:fs';
import path from 'node:path';
import { type JudgedQuality, type Judgement, judgedQualities } from '#catalogue/judgements.ts';
import type { Features } from './features.ts';

type Weights = ReadonlyMap<string, Float64Array>;

/** The feature that every drink has. */
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

/** Not held within 0 and 1: differences of predictions count as well. */
export function predicted(features: Features): Judgement {
  const sums = Float64Array.from(weights.get(always) ?? []);
  for (const [feature, amount] of features) {
    weights.get(feature)?.forEach((weight, n) => (sums[n] = (sums[n] ?? 0) + weight * amount));
  }
  return Object.fromEntries(judgedQualities.map((quality, n) => [quality, sums[n]])) as Judgement;
}
