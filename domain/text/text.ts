/** 'Piña Coláda' and 'pina colada' become equal for a search. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .replaceAll('\u00a0', ' ')
    .toLowerCase();
}

/** Names that people cannot tell apart become equal. */
export function plainName(name: string): string {
  return fold(name).replaceAll(/\s+/gu, '');
}

export function wordsOf(query: string): string[] {
  return fold(query).split(/\s+/).filter(Boolean);
}

const maxDepth = 32;

/**
 * Databases cannot store NUL and lone surrogates. Also refuses values that are nested too deeply.
 */
export function isText(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  if (typeof value !== 'object' || value === null) return true;
  return depth < maxDepth && Object.values(value).every((part) => isText(part, depth + 1));
}
