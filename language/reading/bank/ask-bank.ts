import { isRequest } from '#language/lexicon/small-talk.ts';
import { type Intent, isEmpty } from '#language/reading/intent.ts';
import { withPreference } from '#language/reading/preferences.ts';
import type { Segment } from '#language/reading/segment.ts';
import { wordsIn } from '#language/words/tokenize.ts';
import { type Guess, hintOf, theBank } from './bank.ts';

const enoughUnderstood = 0.5;
/** The least similarity of the nearest utterance, and the least share of the vote. */
const minSimilarity = 0.3;
const minShare = 0.5;
/** A near copy of an utterance needs no vote. */
const nearlySame = 0.8;
const guessWeight = 0.7;

export interface BankAnswer {
  guess: Guess | undefined;
  isTaken: boolean;
}

/** Null where the lexicon understands enough. */
export function askBank(
  intent: Intent,
  segments: readonly Segment[],
  text: string,
): BankAnswer | null {
  if (intent.named.length + intent.examples.length > 0) return null;
  const { known, all } = countContent(segments, intent.avoidedWords);
  if (known >= all * enoughUnderstood && all > 0) return null;
  // Stop words alone say something only in larger numbers.
  if (all === 0 && segments.length < 3) return null;
  const guess = theBank().guess(text);
  return { guess, isTaken: guess !== undefined && isNear(guess, all > 0) };
}

function isNear({ similarity, share }: Guess, hasContent: boolean): boolean {
  return (
    similarity >= nearlySame || (hasContent && similarity >= minSimilarity && share >= minShare)
  );
}

export function withBank(intent: Intent, answer: BankAnswer | null, text: string): Intent {
  if (!answer) return intent;
  const { guess, isTaken } = answer;
  const hinted = guess && isTaken ? withHint(intent, guess) : intent;
  const isOpen = isEmpty(hinted) && !hinted.isOffTopic && isRequest(wordsIn(text));
  return { ...hinted, isOpen };
}

function withHint(intent: Intent, { gist, share }: Guess): Intent {
  const hint = hintOf(gist);
  if (hint.isOffTopic) return isEmpty(intent) ? { ...intent, isOffTopic: true } : intent;
  const hinted = withPreference(intent, hint, guessWeight * share);
  return hint.isAlcoholFree ? { ...hinted, isAlcoholFree: true, strength: null } : hinted;
}

function countContent(
  segments: readonly Segment[],
  refused: readonly string[],
): { known: number; all: number } {
  let known = 0;
  let all = 0;
  for (const { content, from, to } of segments) {
    if (!content) continue;
    all += to - from;
    // A refused word is understood.
    if (content.kind !== 'word' || refused.includes(content.word)) known += to - from;
  }
  return { known, all };
}
