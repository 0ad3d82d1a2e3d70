import { type Slot, slotsOf } from './patterns.ts';
import type { Piece } from './vocabulary.ts';

/**
 * Sentences that a pattern stands for, `I am (so/really) tired`: as many as the longest choice is long, so
 * that each alternative is in one.
 */
export function sentencesOf(piece: Piece): string[] {
  const choices = slotsOf(piece).map(choicesOf);
  const most = Math.max(...choices.map(({ length }) => length));
  return Array.from({ length: most }, (_, n) => {
    // Choices of one length do not go in step.
    let turn = n;
    return choices
      .map((choice) => (choice.length > 1 ? choice[turn++ % choice.length] : choice[0]))
      .filter(Boolean)
      .join(' ');
  });
}

function choicesOf(slot: Slot): string[] {
  const phrases =
    slot.kind === 'group'
      ? slot.phrases.map((phrase) => phrase.flatMap((one) => choicesOf(one)[0] ?? []).join(' '))
      : slot.kind === 'words'
        ? slot.words.map(({ text }) => text)
        : [];
  return slot.isOptional ? [...phrases, ''] : phrases;
}
