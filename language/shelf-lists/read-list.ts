import type { ReadPiece } from '#domain/ingredients/shelves.ts';
import { finished, type Steps } from '#domain/steps.ts';
import { wordsIn } from '#language/words/tokenize.ts';
import { isNegated, joinedParts, piecesOf } from './list-pieces.ts';
import type { PhraseIndex } from './phrase-index.ts';

const maxAlternatives = 6;

export function readList(text: string, phrases: PhraseIndex): ReadPiece[] {
  return finished(listSteps(text, phrases));
}

export function* listSteps(text: string, phrases: PhraseIndex): Steps<ReadPiece[]> {
  const { pieces, rest: beyond } = piecesOf(text);
  const read: ReadPiece[] = [];
  for (const piece of pieces) {
    read.push(...readPiece(piece, phrases));
    yield;
  }
  const rest = beyond.filter((piece) => phrases.hasContent(wordsIn(piece)));
  if (rest.length === 0) return read;
  return [...read, { text: rest.join(', '), ingredientIds: [], isSure: false, isRest: true }];
}

function readPiece(piece: string, phrases: PhraseIndex): ReadPiece[] {
  const whole = readWhole(piece, phrases);
  if (whole?.isSure) return [whole];
  const parts = joinedParts(piece).flatMap((part) => readWhole(part, phrases) ?? []);
  if (parts.length > 1 && parts.every(({ ingredientIds }) => ingredientIds.length)) return parts;
  const segments = phrases.segments(wordsIn(piece));
  if (segments && !isNegated(wordsIn(piece))) {
    return segments.map(({ words, ingredientId }) => ({
      text: words.join(' '),
      ingredientIds: [ingredientId],
      isSure: false,
    }));
  }
  return whole ? [whole] : [];
}

/** Undefined where only amounts and words such as "bottle" remain. */
function readWhole(piece: string, phrases: PhraseIndex): ReadPiece | undefined {
  const text = piece.trim();
  const words = wordsIn(text);
  if (!phrases.hasContent(words)) return undefined;
  if (isNegated(words)) return { text, ingredientIds: [], isSure: false, isNegated: true };
  const { ingredientIds, isSure } = phrases.find(words);
  return { text, ingredientIds: ingredientIds.slice(0, maxAlternatives), isSure };
}
