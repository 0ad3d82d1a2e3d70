// Replaces emoji by English words, which both languages know.
import { readLists } from './vocabulary.ts';

const wordOf = new Map(
  Array.from(readLists('emoji.txt')).flatMap(([word, pictures]) =>
    pictures.map(({ text }) => [text, word] as const),
  ),
);
const picture = /\p{Extended_Pictographic}/gu;
/** Skin tones, joiners and variation selectors. */
const modifiers = /[\u{1F3FB}-\u{1F3FF}]|\u{200D}|\u{FE0F}/gu;

export function spokenEmoji(text: string): string {
  if (text.search(picture) < 0) return text;
  return text.replaceAll(modifiers, '').replaceAll(picture, (one) => ` ${wordOf.get(one) ?? ''} `);
}
