/** Each row has its number `n`, for `json_to_recordset`. */
export function batchJson(rows: readonly object[]): string {
  return JSON.stringify(rows.map((row, n) => ({ n, ...row })));
}
