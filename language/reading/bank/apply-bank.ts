import { isRequest } from '#language/lexicon/small-talk.ts';
import { applyPreference } from '#language/reading/apply-preference.ts';
import { type Intent, isEmpty } from '#language/reading/intent.ts';
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

/** Adds what guests want who speak like this, where the lexicon understands little of it. */
export function applyBank(intent: Intent, segments: readonly Segment[], text: string): void {
  if (intent.named.length + intent.models.length > 0) return;
  const { known, all } = countContent(segments);
  if (known >= all * enoughUnderstood && all > 0) return;
  // Stop words alone say something only where they are many.
  if (all === 0 && segments.length < 3) return;
  const guess = theBank().guess(text);
  if (guess && isTaken(guess, all > 0)) take(intent, guess);
  intent.isOpen = isEmpty(intent) && !intent.isOffTopic && isRequest(wordsIn(text));
}

function isTaken({ similarity, share }: Guess, hasContent: boolean): boolean {
  return (
    similarity >= nearlySame || (hasContent && similarity >= minSimilarity && share >= minShare)
  );
}

function take(intent: Intent, { gist, share }: Guess): void {
  const hint = hintOf(gist);
  if (hint.isOffTopic) {
    if (isEmpty(intent)) intent.isOffTopic = true;
    return;
  }
  applyPreference(intent, hint, guessWeight * share);
  if (hint.isAlcoholFree) {
    intent.isAlcoholFree = true;
    intent.strength = null;
  }
}

/** How many content words there are, and how many of them the lexicon or a drink's name has. */
function countContent(segments: readonly Segment[]): { known: number; all: number } {
  let known = 0;
  let all = 0;
  for (const { content, from, to } of segments) {
    if (!content) continue;
    all += to - from;
    if (content.kind !== 'word') known += to - from;
  }
  return { known, all };
}
