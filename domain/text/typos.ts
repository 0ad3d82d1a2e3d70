export function typosAllowed(length: number): number {
  if (length < 5) return 0;
  return length < 8 ? 1 : 2;
}

const rowLength = 64;
let rows = [0, 1, 2].map(() => new Uint16Array(rowLength));

/**
 * Damerau-Levenshtein distance, or `max` + 1 where it is larger. Skips cells far from the diagonal.
 */
export function editDistance(a: string, b: string, max: number): number {
  const tooFar = max + 1;
  if (Math.abs(a.length - b.length) > max) return tooFar;
  if (b.length + 1 >= (rows[0]?.length ?? 0)) rows = rows.map(() => new Uint16Array(b.length * 2));
  let [before, last, row] = rows as [Uint16Array, Uint16Array, Uint16Array];
  for (let j = 0; j <= Math.min(b.length, tooFar); j++) last[j] = j;
  for (let i = 1; i <= a.length; i++) {
    const from = Math.max(1, i - max);
    const to = Math.min(b.length, i + max);
    const letter = a.charCodeAt(i - 1);
    const letterBefore = i > 1 ? a.charCodeAt(i - 2) : -1;
    row[from - 1] = from === 1 ? i : tooFar;
    let least = at(row, from - 1);
    for (let j = from; j <= to; j++) {
      const other = b.charCodeAt(j - 1);
      let cost = at(last, j - 1) + (letter === other ? 0 : 1);
      cost = Math.min(cost, at(last, j) + 1, at(row, j - 1) + 1);
      if (other === letterBefore && j > 1 && letter === b.charCodeAt(j - 2)) {
        cost = Math.min(cost, at(before, j - 2) + 1);
      }
      row[j] = cost;
      if (cost < least) least = cost;
    }
    if (least > max) return tooFar;
    // The next row looks one cell beyond this one's end.
    if (to < b.length) row[to + 1] = tooFar;
    [before, last, row] = [last, row, before];
  }
  return Math.min(at(last, b.length), tooFar);
}

function at(row: Uint16Array, index: number): number {
  return row[index] ?? 0;
}
