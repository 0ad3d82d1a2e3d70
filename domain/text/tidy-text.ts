// Removes invisible characters, and marks that cover other lines.

/** One or several characters, which invisible ones join. */
const emoji = String.raw`\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier})?`;
/** Control and direction characters, joiners, fillers, the empty braille cell. */
const invisible = String.raw`[\p{Cc}\p{Default_Ignorable_Code_Point}\u{FFF9}-\u{FFFB}\u2800]`;
/** Persian and the languages of India use joiners inside words. */
const european = String.raw`[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]`;
const joiner = String.raw`(?<=\p{L}\p{M}*)(?<!${european}\p{M}*)[\u200C\u200D](?=\p{L})`;
const seenOrInvisible = new RegExp(`(${emoji}(?:\\u200D${emoji})*|${joiner})|${invisible}`, 'gu');
/** Letters of all languages need at most three marks above and below. More cover other lines. */
const manyMarks = /(\p{M}{3})\p{M}+/gu;
/** More marks than any decomposed letter has. */
const stacks = /(\p{M}{8})\p{M}+/gu;

export function tidyLine(text: string): string {
  return visible(text.replace(/\p{White_Space}+/gu, ' '))
    .replace(/ +/g, ' ')
    .trim();
}

export function tidyLines(text: string): string {
  const lines = text.split(/\r\n|\p{Zl}|\p{Zp}|\n|\r/u).map(tidyLine);
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Comes first: normalising a stack of marks, or looking back over it, takes quadratic time. */
export function withoutStacks(text: string): string {
  return text.replace(stacks, '$1');
}

function visible(text: string): string {
  const seen = withoutStacks(text).replace(seenOrInvisible, '$1');
  // Removing characters may have joined two stacks.
  return withoutStacks(seen).normalize('NFC').replace(manyMarks, '$1');
}
