import { orderLimits } from '#domain/orders/orders.ts';
import { tidyLine } from '#domain/text/tidy-text.ts';

/** The name of a table as it is kept; undefined for one that is too long or cannot be read. */
export function readTable(typed: string): string | undefined {
  const name = tidyLine(typed);
  const isReadable = /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(name);
  return isReadable && name.length <= orderLimits.table ? name : undefined;
}

/** Whether it is a number, or one with a letter: "7", "12a", "B4". Others are names: "Terrace". */
export function isTableNumber(name: string): boolean {
  return /^\S{0,2}\d+\S?$/.test(name);
}
