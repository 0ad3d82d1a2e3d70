import { isRequest } from '#language/lexicon/small-talk.ts';
import { type Intent, isEmpty } from '#language/reading/intent.ts';
import { withPreference } from '#language/reading/preferences.ts';
import type { Segment } from '#language/reading/segment.ts';
import { wordsIn } from '#language/words/tokenize.ts';
import { type Guess, hintOf, theBank } from './bank.ts';

/** The bank is asked where less than this share of the content words is understood. */
const enoughUnderstood = 0.5;
/** A guess is taken from these on: the similarity of the nearest utterance, and the share of the vote. */
const minSimilarity = 0.3;
const minShare = 0.5;
/** What nearly is an utterance of the bank is taken by itself. */
const nearlySame = 0.8;
/** How much a guess counts beside what was understood. */
const guessWeight = 0.7;

/** What the bank says of a text. */
export interface BankAnswer {
  /** What most of the nearest sentences have in common, if any sentence is near. */
  guess: Guess | undefined;
  /** Whether it is near enough to be believed. */
  isTaken: boolean;
}

/** Asks the bank where the lexicon understands little of a text; null where it is not asked. */
export function askBank(
  intent: Intent,
  segments: readonly Segment[],
  text: string,
): BankAnswer | null {
  if (intent.named.length + intent.examples.length > 0) return null;
  const { known, all } = countContent(segments, intent.avoidedWords);
  if (known >= all * enoughUnderstood && all > 0) return null;
  // Stop words alone say something only where they are many.
  if (all === 0 && segments.length < 3) return null;
  const guess = theBank().guess(text);
  return { guess, isTaken: guess !== undefined && isNear(guess, all > 0) };
}

function isNear({ similarity, share }: Guess, hasContent: boolean): boolean {
  return (
    similarity >= nearlySame || (hasContent && similarity >= minSimilarity && share >= minShare)
  );
}

/** The intent with what guests want who speak like this. */
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

/** How many content words there are, and how many of them the lexicon or a drink's name has. */
function countContent(
  segments: readonly Segment[],
  refused: readonly string[],
): { known: number; all: number } {
  let known = 0;
  let all = 0;
  for (const { content, from, to } of segments) {
    if (!content) continue;
    all += to - from;
    // A word that is refused says what it can.
    if (content.kind !== 'word' || refused.includes(content.word)) known += to - from;
  }
  return { known, all };
}
