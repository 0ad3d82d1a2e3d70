// How a statement says that it is to be prepared: its name stands in a comment at its start, or
// after its first `select`. Apart from `prepared.ts`, since the thread of the database needs no Kysely.

export function markPrepared(name: string): string {
  return `/* ${name} */`;
}

/** The name of a statement that is to be prepared. */
export function preparedName(sql: string): string | undefined {
  return /^(?:select )?\/\* (\w+) \*\//.exec(sql)?.[1];
}
