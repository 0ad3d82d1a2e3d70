export type Matrix = readonly Float64Array[];

export function valueAt(numbers: Float64Array | undefined, at: number): number {
  return numbers?.[at] ?? 0;
}

export function zeros(rows: number, columns: number): Float64Array[] {
  return Array.from({ length: rows }, () => new Float64Array(columns));
}

export function dot(a: Float64Array, b: Float64Array, length = a.length): number {
  let sum = 0;
  for (let n = 0; n < length; n++) sum += (a[n] ?? 0) * (b[n] ?? 0);
  return sum;
}

export function addTo(sum: Float64Array, row: Float64Array, times: number): void {
  for (let n = 0; n < sum.length; n++) sum[n] = (sum[n] ?? 0) + (row[n] ?? 0) * times;
}

export function transposed(matrix: Matrix): Float64Array[] {
  const columns = matrix[0]?.length ?? 0;
  return Array.from({ length: columns }, (_, at) =>
    Float64Array.from(matrix, (row) => valueAt(row, at)),
  );
}

export function product(a: Matrix, b: Matrix): Float64Array[] {
  const columns = transposed(b);
  return a.map((row) => Float64Array.from(columns, (column) => dot(row, column)));
}

export function choleskyOf(matrix: Matrix): Float64Array[] {
  const lower = zeros(matrix.length, matrix.length);
  lower.forEach((row, n) => {
    for (let at = 0; at <= n; at++) {
      const other = lower[at] ?? row;
      const sum = valueAt(matrix[n], at) - dot(row, other, at);
      if (at === n && sum <= 0) throw new Error('the matrix is not positive definite');
      row[at] = at === n ? Math.sqrt(sum) : sum / valueAt(other, at);
    }
  });
  return lower;
}

/** Solves the linear system whose Cholesky factor is `lower`. */
export function solved(lower: Matrix, target: Float64Array): Float64Array {
  const result = target.slice();
  lower.forEach((row, n) => {
    result[n] = (valueAt(result, n) - dot(row, result, n)) / valueAt(row, n);
  });
  for (const [n, row] of [...lower.entries()].reverse()) {
    const value = valueAt(result, n) / valueAt(row, n);
    addTo(result, row, -value);
    result[n] = value;
  }
  return result;
}

export interface Eigen {
  values: Float64Array;
  vectors: Float64Array[];
}

const sweeps = 30;
const enough = 1e-18;

/** Jacobi's method, for a symmetric matrix. */
export function eigenOf(matrix: Matrix): Eigen {
  const left = matrix.map((row) => row.slice());
  const size = left.length;
  const vectors = left.map((_, n) => Float64Array.from({ length: size }, (_, at) => +(at === n)));
  for (let sweep = 0; sweep < sweeps && offDiagonal(left) > enough; sweep++) {
    for (let p = 0; p < size; p++) for (let q = p + 1; q < size; q++) rotate(left, vectors, p, q);
  }
  const order = left
    .map((row, n) => ({ n, value: valueAt(row, n) }))
    .sort((a, b) => b.value - a.value || a.n - b.n);
  return {
    values: Float64Array.from(order, ({ value }) => value),
    vectors: order.map(({ n }) => vectors[n] ?? new Float64Array(size)),
  };
}

function offDiagonal(matrix: Matrix): number {
  return matrix.reduce(
    (sum, row, n) => sum + row.reduce((s, value, at) => s + (at === n ? 0 : value * value), 0),
    0,
  );
}

function rotate(matrix: Matrix, vectors: Matrix, p: number, q: number): void {
  const [rowP, rowQ, vectorP, vectorQ] = [matrix[p], matrix[q], vectors[p], vectors[q]];
  if (!rowP || !rowQ || !vectorP || !vectorQ) return;
  const between = valueAt(rowP, q);
  if (Math.abs(between) < 1e-15) return;
  const theta = (valueAt(rowQ, q) - valueAt(rowP, p)) / (2 * between);
  const tangent = Math.sign(theta || 1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
  const cosine = 1 / Math.sqrt(tangent * tangent + 1);
  const sine = tangent * cosine;
  for (const row of matrix) turn(row, p, row, q, cosine, sine);
  for (let n = 0; n < rowP.length; n++) turn(rowP, n, rowQ, n, cosine, sine);
  for (let n = 0; n < rowP.length; n++) turn(vectorP, n, vectorQ, n, cosine, sine);
}

function turn(
  a: Float64Array,
  atA: number,
  b: Float64Array,
  atB: number,
  cosine: number,
  sine: number,
): void {
  const [x, y] = [valueAt(a, atA), valueAt(b, atB)];
  a[atA] = cosine * x - sine * y;
  b[atB] = sine * x + cosine * y;
}

/** Applies a function to the eigenvalues, such as a square root or an inverse. */
export function functionOf(
  { values, vectors }: Eigen,
  of: (value: number) => number,
): Float64Array[] {
  const result = zeros(values.length, values.length);
  vectors.forEach((vector, n) => {
    const factor = of(valueAt(values, n));
    result.forEach((row, at) => addTo(row, vector, factor * valueAt(vector, at)));
  });
  return result;
}
