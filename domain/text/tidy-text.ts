// Cleans typed text that others see: no invisible characters, no marks that cover other lines.

/** An emoji of one or several characters, which invisible ones join. */
const emoji = String.raw`\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier})?`;
/** Control and direction characters, joiners, fillers, the empty braille cell. */
const invisible = String.raw`[\p{Cc}\p{Default_Ignorable_Code_Point}\u{FFF9}-\u{FFFB}\u2800]`;
/** Joiners inside a word, which Persian and the languages of India write with. */
const european = String.raw`[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]`;
const joiner = String.raw`(?<=\p{L}\p{M}*)(?<!${european}\p{M}*)[\u200C\u200D](?=\p{L})`;
const seenOrInvisible = new RegExp(`(${emoji}(?:\\u200D${emoji})*|${joiner})|${invisible}`, 'gu');
/** Letters of any language do with three marks above and below; more of them cover other lines. */
const manyMarks = /(\p{M}{3})\p{M}+/gu;
/** More marks than any letter consists of before they are composed. */
const stacks = /(\p{M}{8})\p{M}+/gu;

/** Text of one line. */
export function tidyLine(text: string): string {
  return visible(text.replace(/\p{White_Space}+/gu, ' '))
    .replace(/ +/g, ' ')
    .trim();
}

/** Text of several lines, with at most one empty line between them. */
export function tidyLines(text: string): string {
  const lines = text.split(/\r\n|\p{Zl}|\p{Zp}|\n|\r/u).map(tidyLine);
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/**
 * Shortens stacks of marks. To normalise one, or to look back over it, takes time that grows with the
 * square of its height, so this comes first.
 */
export function withoutStacks(text: string): string {
  return text.replace(stacks, '$1');
}

function visible(text: string): string {
  const seen = withoutStacks(text).replace(seenOrInvisible, '$1');
  // Again: what was between two stacks may be gone.
  return withoutStacks(seen).normalize('NFC').replace(manyMarks, '$1');
}
