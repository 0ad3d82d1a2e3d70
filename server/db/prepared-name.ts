// Not part of `prepared.ts`, because the database thread does not load Kysely.

export function markPrepared(name: string): string {
  return `/* ${name} */`;
}

export function preparedName(sql: string): string | undefined {
  return /^(?:select )?\/\* (\w+) \*\//.exec(sql)?.[1];
}
