// Ridge regression, in its dual form: as many unknowns as there are examples.

export interface Fit {
  weights: Float64Array;
  intercept: number;
  /** What each example would be predicted as by a fit without it. */
  leftOut: Float64Array;
}

/** Fits several targets to the same examples, which need no intercept of their own. */
export class Ridge {
  readonly #rows: readonly Float64Array[];
  readonly #gram: readonly Float64Array[];
  readonly #inverses = new Map<number, readonly Float64Array[]>();

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
      row.forEach((value, at) => (weights[at] = valueAt(weights, at) + value * valueAt(dual, n)));
    });
    const leftOut = target.map((value, n) => value - valueAt(dual, n) / valueAt(inverse[n], n));
    return { weights, intercept: constant * dual.reduce((sum, one) => sum + one, 0), leftOut };
  }

  #inverseFor(penalty: number): readonly Float64Array[] {
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

function valueAt(numbers: Float64Array | undefined, at: number): number {
  return numbers?.[at] ?? 0;
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let n = 0; n < a.length; n++) sum += valueAt(a, n) * valueAt(b, n);
  return sum;
}

/** Of a symmetric, positive definite matrix, by Cholesky. */
function inverseOf(matrix: readonly Float64Array[]): Float64Array[] {
  const lower = cholesky(matrix);
  return matrix.map((_, n) => {
    const unit = new Float64Array(matrix.length);
    unit[n] = 1;
    return solve(lower, unit);
  });
}

/** The lower triangle whose product with its transpose is the matrix. */
function cholesky(matrix: readonly Float64Array[]): Float64Array[] {
  const lower = matrix.map(({ length }) => new Float64Array(length));
  lower.forEach((row, n) => {
    for (let at = 0; at <= n; at++) {
      let sum = valueAt(matrix[n], at);
      for (let k = 0; k < at; k++) sum -= valueAt(row, k) * valueAt(lower[at], k);
      if (at === n && sum <= 0) throw new Error('the matrix is not positive definite');
      row[at] = at === n ? Math.sqrt(sum) : sum / valueAt(lower[at], at);
    }
  });
  return lower;
}

function solve(lower: readonly Float64Array[], target: Float64Array): Float64Array {
  const result = target.slice();
  for (let n = 0; n < result.length; n++) {
    for (let k = 0; k < n; k++)
      result[n] = valueAt(result, n) - valueAt(lower[n], k) * valueAt(result, k);
    result[n] = valueAt(result, n) / valueAt(lower[n], n);
  }
  for (let n = result.length - 1; n >= 0; n--) {
    for (let k = n + 1; k < result.length; k++) {
      result[n] = valueAt(result, n) - valueAt(lower[k], n) * valueAt(result, k);
    }
    result[n] = valueAt(result, n) / valueAt(lower[n], n);
  }
  return result;
}
