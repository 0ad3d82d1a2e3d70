// "A margarita, but with a different spirit".
import { type Concept, conceptsWhere } from '#language/lexicon/concepts.ts';
import type { Profile } from '#language/profiles/profile.ts';
import type { Intent } from '#language/reading/intent.ts';
import { FirstWords } from '#language/words/first-words.ts';
import { listsOf } from '#language/words/lists.ts';
import { matches } from '#language/words/patterns.ts';
import { apart } from './named-drinks.ts';

const lists = listsOf('wishes/other-spirits', ['otherSpirit'] as const);
const phrases = new FirstWords(lists.phrases('otherSpirit').map((patterns) => ({ patterns })));
const spirits = conceptsWhere('isSpirit');
const baseFrom = 0.5;

/** `rest`: the other tokens. */
export function readOtherSpirit(tokens: readonly string[]): {
  isOtherSpirit: boolean;
  rest: readonly string[];
} {
  for (const at of tokens.keys()) {
    const lengths = phrases
      .at(tokens, at)
      .flatMap(({ patterns }) =>
        patterns.every((one, n) => matches(one, tokens[at + n] ?? '')) ? patterns.length : [],
      );
    if (lengths.length === 0) continue;
    const end = at + Math.max(...lengths);
    return { isOtherSpirit: true, rest: [...tokens.slice(0, at), ...tokens.slice(end)] };
  }
  return { isOtherSpirit: false, rest: tokens };
}

export function withOtherSpirit(intent: Intent): Intent {
  const [example, ...others] = [...intent.examples, ...intent.named];
  if (!example || others.length > 0) return intent;
  const avoids = basesOf(example).map((concept) => ({
    subject: { kind: 'concept' as const, concept },
    isStrict: true,
    isBinding: false,
  }));
  return {
    ...intent,
    named: [],
    examples: [example],
    avoids: [...intent.avoids, ...avoids],
    minAlcohol: intent.isAlcoholFree ? null : Math.max(1, intent.minAlcohol ?? 0),
  };
}

/** Mezcal counts as another spirit than tequila. */
function basesOf({ concepts }: Profile): Concept[] {
  const bases = [...spirits].filter((spirit) => (concepts.get(spirit) ?? 0) >= baseFrom);
  const narrow = bases.filter((spirit) => !apart.has(spirit));
  return narrow.length ? narrow : bases;
}
