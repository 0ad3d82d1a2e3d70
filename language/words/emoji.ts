// What guests say in pictures.
import words from '#language/vocabulary/words/emoji.json' with { type: 'json' };

const wordOf = new Map<string, string>(Object.entries(words));
const picture = /\p{Extended_Pictographic}/gu;
/** Skin tones, signs that join pictures, and that tell them from text. */
const modifiers = /[\u{1F3FB}-\u{1F3FF}]|\u{200D}|\u{FE0F}/gu;

/** The text with English words, which both languages know, in the place of its pictures. */
export function spokenEmoji(text: string): string {
  if (text.search(picture) < 0) return text;
  return text.replaceAll(modifiers, '').replaceAll(picture, (one) => ` ${wordOf.get(one) ?? ''} `);
}
