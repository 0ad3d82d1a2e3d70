import { orderLimits } from '#domain/orders/orders.ts';
import { tidyLine } from '#domain/text/tidy-text.ts';

/** Returns undefined for a name that is too long or has no visible character. */
export function readTable(typed: string): string | undefined {
  const name = tidyLine(typed);
  const isReadable = /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(name);
  return isReadable && name.length <= orderLimits.table ? name : undefined;
}

/** A number, or one with a letter: "7", "12a", "B4". "Terrace" is a name. */
export function isTableNumber(name: string): boolean {
  return /^\S{0,2}\d+\S?$/.test(name);
}
