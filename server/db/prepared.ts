/**
 * The name of a statement that opens with it in a comment: it is planned once for each connection, and
 * its plan must be right for whatever comes. Poor for one bar in ten thousand is poor.
 */
export function preparedName(sql: string): string | undefined {
  return /^(?:select )?\/\* (\w+) \*\//.exec(sql)?.[1];
}
