// Misspelt words.
/** How many typos a word of this length may have. */
export function typosAllowed(length: number): number {
  if (length < 5) return 0;
  return length < 8 ? 1 : 2;
}

/** The longest text that is compared without new rows. */
const rowLength = 64;
let rows = [0, 1, 2].map(() => new Uint16Array(rowLength));

/** Edit distance with swaps of neighbours (Damerau-Levenshtein); `max` + 1 when it is more. */
export function editDistance(a: string, b: string, max: number): number {
  if (Math.abs(a.length - b.length) > max) return max + 1;
  if (b.length >= (rows[0]?.length ?? 0)) rows = rows.map(() => new Uint16Array(b.length * 2));
  let [before, last, row] = rows as [Uint16Array, Uint16Array, Uint16Array];
  for (let j = 0; j <= b.length; j++) last[j] = j;
  for (let i = 1; i <= a.length; i++) {
    row[0] = i;
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, at(before, j - 2) + 1);
      }
      row[j] = cost;
      least = Math.min(least, cost);
    }
    if (least > max) return max + 1;
    [before, last, row] = [last, row, before];
  }
  return at(last, b.length);
}

function at(row: Uint16Array, index: number): number {
  return row[index] ?? 0;
}
