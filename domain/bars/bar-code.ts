/** No look-alikes: 0 O 1 I L are left out. */
export const barCodeAlphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
export const barCodeLength = { min: 3, max: 5 } as const;

/** Takes a code as typed or scanned: any case, stray spaces, trailing text. */
export function normalizeBarCode(text: string): string {
  return text.replaceAll(/\s/g, '').toUpperCase().slice(0, barCodeLength.max);
}

export function isWholeBarCode(code: string): boolean {
  return code.length >= barCodeLength.min;
}
