// Ridge regression, in its dual form: as many unknowns as there are examples.
import { addTo, choleskyOf, dot, type Matrix, solved, valueAt } from './matrices.ts';

export interface Fit {
  weights: Float64Array;
  intercept: number;
  /** What each example would be predicted as by a fit without it. */
  leftOut: Float64Array;
}

/** Fits several targets to the same examples, which need no intercept of their own. */
export class Ridge {
  readonly #rows: readonly Float64Array[];
  readonly #gram: Matrix;
  readonly #inverses = new Map<number, Matrix>();

  constructor(rows: readonly Float64Array[]) {
    this.#rows = rows;
    // A constant that is hardly shrunk stands for the intercept.
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

/** Of a symmetric, positive definite matrix. */
function inverseOf(matrix: Matrix): Float64Array[] {
  const lower = choleskyOf(matrix);
  return matrix.map((_, n) =>
    solved(
      lower,
      Float64Array.from(matrix, (_, at) => +(at === n)),
    ),
  );
}
