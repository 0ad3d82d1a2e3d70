import { type Slot, slotsOf } from './patterns.ts';
import type { Piece } from './vocabulary.ts';

/** As many sentences as the longest choice of `I am (so/really) tired` has alternatives. */
export function sentencesOf(piece: Piece): string[] {
  const choices = slotsOf(piece).map(choicesOf);
  const most = Math.max(...choices.map(({ length }) => length));
  return Array.from({ length: most }, (_, n) => {
    // Shifts choices of equal length, so that they combine differently.
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
