/** Counts code points, as the server does. */
export function lengthOf(text: string): number {
  return [...text.trim()].length;
}
