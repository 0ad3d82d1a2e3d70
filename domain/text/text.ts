/** Lower case, without diacritics and no-break spaces: 'Piña Coláda' and 'pina colada' are the same to a search. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .replaceAll('\u00a0', ' ')
    .toLowerCase();
}

/** Names that people could not tell apart are the same: case, diacritics and spaces do not count. */
export function plainName(name: string): string {
  return fold(name).replaceAll(/\s+/gu, '');
}

/** The words of a query. */
export function wordsOf(query: string): string[] {
  return fold(query).split(/\s+/).filter(Boolean);
}

const maxDepth = 32;

/**
 * Whether a database can store every string in a value: none has NUL or a lone surrogate. Values
 * nested deeper than `maxDepth` are refused.
 */
export function isText(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  if (typeof value !== 'object' || value === null) return true;
  return depth < maxDepth && Object.values(value).every((part) => isText(part, depth + 1));
}
