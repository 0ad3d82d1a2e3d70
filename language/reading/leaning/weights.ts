// Each axis weighs the dimensions of a drink. Each clue points in a direction. Written by npm run
// fit.
import fs from 'node:fs';
import path from 'node:path';
import type { Dimension } from './dimensions.ts';
import { packed, unpacked } from './packed.ts';

export interface Weights {
  axes: number;
  dimensions: ReadonlyMap<Dimension, { usual: number; places: Float32Array }>;
  clues: ReadonlyMap<string, string>;
}

export const weightsFile = path.join(import.meta.dirname, 'weights.txt');

const head = `# What graded wishes taught: npm run fit writes this file, and language/reading/leaning reads it.
# First a line for each dimension of a drink, with what is usual; then, behind an empty line, one for each clue.
`;

export function readWeights(): Weights {
  return weightsIn(fs.readFileSync(weightsFile, 'utf8'));
}

export function weightsIn(text: string): Weights {
  const [dimensions = '', clues = ''] = text.slice(text.search(/^[^#]/m)).split('\n\n');
  const read = dimensions.split('\n').flatMap((line) => {
    const [dimension, usual, row] = line.split('\t');
    if (!row) return [];
    return [[dimension as Dimension, { usual: Number(usual), places: unpacked(row) }] as const];
  });
  const rows = clues.split('\n').flatMap((line) => {
    const [clue, row] = line.split('\t');
    return clue && row ? [[clue, row] as const] : [];
  });
  return {
    axes: read[0]?.[1].places.length ?? 0,
    dimensions: new Map(read),
    clues: new Map(rows),
  };
}

export interface Learned {
  dimensions: readonly { dimension: Dimension; usual: number; places: Float64Array }[];
  clues: readonly { clue: string; points: Float64Array }[];
}

export function writtenWeights({ dimensions, clues }: Learned): string {
  const lines = [
    ...dimensions.map(({ dimension, usual, places }) =>
      [dimension, usual.toFixed(3), packed(places)].join('\t'),
    ),
    '',
    ...clues.map(({ clue, points }) => `${clue}\t${packed(points)}`),
  ];
  return `${head}${lines.join('\n')}\n`;
}
