/** The Slovak forms for one, for two to four, and for the rest. */
export function plural(count: number, one: string, few: string, other: string): string {
  if (count === 1) return one;
  return count === 2 || count === 3 || count === 4 ? few : other;
}
