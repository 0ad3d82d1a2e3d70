/**
 * The name of a statement that opens with it in a comment: it is planned once for each connection.
 * For what is asked often, and where one plan is right for every bar.
 */
export function preparedName(sql: string): string | undefined {
  return /^(?:select )?\/\* (\w+) \*\//.exec(sql)?.[1];
}
