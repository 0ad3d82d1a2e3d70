/** The rows of a batch as JSON for `json_to_recordset`, each with its number `n`. */
export function batchJson(rows: readonly object[]): string {
  return JSON.stringify(rows.map((row, n) => ({ n, ...row })));
}
