// Fits reading/leaning/weights.txt: ridge regression from clues to the direction of fitting drinks.
import type { Profile } from '#language/profiles/profile.ts';
import type { Learned } from '#language/reading/leaning/weights.ts';
import { type Lesson, type Scale, standardised } from './lessons.ts';
import {
  addTo,
  choleskyOf,
  eigenOf,
  functionOf,
  type Matrix,
  product,
  solved,
  transposed,
  valueAt,
  zeros,
} from './matrices.ts';

/** Clues of a single wish do not generalise. */
const minWishes = 2;
const maxClues = 9000;
const penalty = 1;
/** How much correlated dimensions count as one. */
const shrinkage = 1.5;
const axesKept = 40;

export function learnedFrom(
  lessons: readonly Lesson[],
  drinks: readonly Profile[],
  scale: Scale,
): Learned {
  const clues = commonClues(lessons);
  const rows = sparseRows(lessons, clues);
  const gram = gramOf(rows);
  const dual = solvedAll(
    gram,
    lessons.map(({ target }) => target),
  );
  const axes = axesOf(product(gram, dual), drinks, scale);
  const points = zeros(clues.length, axesKept);
  const duals = product(dual, axes.of);
  rows.forEach((row, n) => {
    for (const [clue, value] of row) {
      const [point, by] = [points[clue], duals[n]];
      if (point && by) addTo(point, by, value);
    }
  });
  return {
    dimensions: scale.map(({ dimension, usual, spread }, n) => ({
      dimension,
      usual,
      places: (axes.places[n] ?? new Float64Array(axesKept)).map((value) => value / spread),
    })),
    clues: clues.map((clue, n) => ({ clue, points: points[n] ?? new Float64Array(axesKept) })),
  };
}

function commonClues(lessons: readonly Lesson[]): string[] {
  const counts = new Map<string, number>();
  for (const { clues } of lessons) {
    for (const clue of clues.keys()) counts.set(clue, (counts.get(clue) ?? 0) + 1);
  }
  return Array.from(counts)
    .filter(([, count]) => count >= minWishes)
    .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .slice(0, maxClues)
    .map(([clue]) => clue)
    .sort();
}

type SparseRow = readonly (readonly [clue: number, value: number])[];

function sparseRows(lessons: readonly Lesson[], clues: readonly string[]): SparseRow[] {
  const numbers = new Map(clues.map((clue, n) => [clue, n]));
  return lessons.map((lesson) =>
    Array.from(lesson.clues).flatMap(([clue, value]) => {
      const number = numbers.get(clue);
      return number === undefined ? [] : [[number, value] as const];
    }),
  );
}

function gramOf(rows: readonly SparseRow[]): Matrix {
  const holders = new Map<number, [row: number, value: number][]>();
  rows.forEach((row, n) => {
    for (const [clue, value] of row) {
      const list = holders.get(clue);
      if (list) list.push([n, value]);
      else holders.set(clue, [[n, value]]);
    }
  });
  const gram = zeros(rows.length, rows.length);
  for (const list of holders.values()) {
    for (const [n, value] of list) {
      const row = gram[n];
      if (row) for (const [at, other] of list) row[at] = valueAt(row, at) + value * other;
    }
  }
  return gram;
}

function solvedAll(gram: Matrix, targets: Matrix): Float64Array[] {
  const lower = choleskyOf(
    gram.map((row, n) => row.map((value, at) => (at === n ? value + penalty : value))),
  );
  return transposed(transposed(targets).map((target) => solved(lower, target)));
}

/** `of`: projects a prediction on the axes. `places`: where each dimension lies. */
function axesOf(predictions: Matrix, drinks: readonly Profile[], scale: Scale) {
  const rows = drinks.map((drink) => standardised(drink, scale));
  const together = eigenOf(
    product(transposed(rows), transposed(transposed(rows))).map((row) =>
      row.map((value) => value / rows.length),
    ),
  );
  const told = functionOf(together, (value) => Math.sqrt(Math.max(value, 0)) / (value + shrinkage));
  const back = functionOf(together, (value) => (value > 1e-9 ? 1 / Math.sqrt(value) : 0));
  const differences = transposed(product(predictions, told));
  const { vectors } = eigenOf(product(differences, transposed(differences)));
  const kept = transposed(vectors.slice(0, axesKept));
  return { of: product(told, kept), places: product(back, kept) };
}
