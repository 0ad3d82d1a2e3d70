import { type Language, languages } from '#domain/languages.ts';
import { isCommonIn } from '#language/words/common-words.ts';
import { FirstWords } from '#language/words/first-words.ts';
import { listsOf } from '#language/words/lists.ts';
import { matches, type Pattern } from '#language/words/patterns.ts';

/** In order of precedence for phrases of equal length. */
export const roles = [
  /** Refuses a list after it, or something before it: "I hate gin, rum". */
  'refusal',
  /** Refuses what follows ("no gin") or precedes it ("gin nie"). */
  'negation',
  /** Refuses what follows. A drink there is an example: "instead of a mojito". */
  'instead',
  /** Refuses what follows, or continues a refusal: "neither gin nor vodka". */
  'nor',
  /** Accepts what follows or precedes it without wanting it: "I don't mind gin". */
  'neutral',
  /** Something must not be tasted: "I don't want to taste the vodka". */
  'unnoticed',
  /** "I don't drink": refuses alcohol where nothing is named. */
  'drinking',
  /** Refuses what precedes it: "sugar free". */
  'free',
  /** Makes a negation mild: "not too sweet". */
  'softer',
  /** A mild negation: "less sweet". */
  'less',
  'than',
  /** Starts a new thought that is wanted: "but", "instead". */
  'turn',
  /** Starts a new thought with a verb: "I want". */
  'request',
  /** Introduces a request: "something with". */
  'opening',
  'either',
  'both',
  /** An example follows: "like a negroni". */
  'like',
  /** The words after it count less: "maybe". */
  'maybe',
  /** Some of what follows, but not a lot. */
  'little',
  /** Has no meaning here: "not sure". */
  'idle',
] as const;
export type Role = (typeof roles)[number];

interface RolePhrase {
  patterns: Pattern[];
  role: Role;
  language: Language;
}

const phrases = new FirstWords(readPhrases());

function readPhrases(): RolePhrase[] {
  const lists = listsOf('wishes/roles', roles);
  return roles.flatMap((role) =>
    languages.flatMap((language) =>
      lists.phrases(role, language).map((patterns) => ({ patterns, role, language })),
    ),
  );
}

export interface RoleMatch {
  length: number;
  role: Role;
}

/** `spoken`: the language around the token. */
export function roleAt(
  tokens: readonly string[],
  from: number,
  spoken?: Language,
): RoleMatch | undefined {
  const first = tokens[from] ?? '';
  const isPlain = spoken !== undefined && isCommonIn(spoken, first);
  const fitting = phrases.at(tokens, from).filter(({ patterns, language }) => {
    // "A" and "i" join words in Slovak only.
    if (isPlain && patterns.length === 1 && language !== spoken) return false;
    return patterns.every((one, n) => {
      const token = tokens[from + n];
      return token !== undefined && matches(one, token);
    });
  });
  // "No" means "but" before a Slovak word: "nemusím mlieko, no dal by som si dezert".
  const isCertain = spoken !== undefined && isCommonIn(spoken, tokens[from + 1] ?? '');
  let best: RolePhrase | undefined;
  for (const phrase of fitting) {
    const longer = phrase.patterns.length - (best?.patterns.length ?? 0);
    const isOwn = isCertain && phrase.language === spoken && best?.language !== spoken;
    if (longer > 0 || (longer === 0 && isOwn)) best = phrase;
  }
  return best && { length: best.patterns.length, role: best.role };
}
