// Ridge regression in its dual form, with one unknown per example.
import { addTo, choleskyOf, dot, type Matrix, solved, valueAt } from './matrices.ts';

export interface Fit {
  weights: Float64Array;
  intercept: number;
  leftOut: Float64Array;
}

export class Ridge {
  readonly #rows: readonly Float64Array[];
  readonly #gram: Matrix;
  readonly #inverses = new Map<number, Matrix>();

  constructor(rows: readonly Float64Array[]) {
    this.#rows = rows;
    // A constant that is hardly shrunk serves as the intercept.
    this.#gram = rows.map((row) => Float64Array.from(rows, (other) => dot(row, other) + constant));
  }

  fit(target: Float64Array, penalty: number): Fit {
    const inverse = this.#inverseFor(penalty);
    const dual = Float64Array.from(inverse, (row) => dot(row, target));
    const weights = new Float64Array(this.#rows[0]?.length ?? 0);
    this.#rows.forEach((row, n) => {
      addTo(weights, row, valueAt(dual, n));
    });
    const leftOut = target.map((value, n) => value - valueAt(dual, n) / valueAt(inverse[n], n));
    return { weights, intercept: constant * dual.reduce((sum, one) => sum + one, 0), leftOut };
  }

  #inverseFor(penalty: number): Matrix {
    const known = this.#inverses.get(penalty);
    if (known) return known;
    const matrix = this.#gram.map((row, n) =>
      row.map((value, at) => (at === n ? value + penalty : value)),
    );
    const inverse = inverseOf(matrix);
    this.#inverses.set(penalty, inverse);
    return inverse;
  }
}

const constant = 100;

function inverseOf(matrix: Matrix): Float64Array[] {
  const lower = choleskyOf(matrix);
  return matrix.map((_, n) =>
    solved(
      lower,
      Float64Array.from(matrix, (_, at) => +(at === n)),
    ),
  );
}
