/** Characters of a text as the server counts them: code points, without spaces at its ends. */
export function lengthOf(text: string): number {
  return [...text.trim()].length;
}
