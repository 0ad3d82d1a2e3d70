// Function words: they say how the words around them are meant.
import { type Language, languages } from '#domain/languages.ts';
import { isCommonIn } from '#language/words/common-words.ts';
import { listsOf } from '#language/words/lists.ts';
import { matches, type Pattern } from '#language/words/patterns.ts';

/** What a function word does. Where two are equally long, the one listed first is meant. */
export const roles = [
  /** Refuses a list after it, or what stands before it: "I hate gin, rum". */
  'refusal',
  /** Refuses what follows ("no gin"), or what stands before it ("gin nie"). */
  'negation',
  /** Refuses what follows; a drink that is named there is an example: "instead of a mojito". */
  'instead',
  /** Refuses what follows, or goes on with a refusal: "neither gin nor vodka". */
  'nor',
  /** Neither wants nor refuses what follows, or what stands before it: "I don't mind gin". */
  'neutral',
  /** Says that what follows, or what stands before it, must not be tasted: "I don't want to taste the vodka". */
  'unnoticed',
  /** "I don't drink": without anything named, alcohol is refused. */
  'drinking',
  /** Refuses what stands before it: "sugar free". */
  'free',
  /** Makes a negation mild: "not too sweet". */
  'softer',
  /** A mild negation of its own: "less sweet". */
  'less',
  'than',
  /** A new thought, wanted again: "but", "instead". */
  'turn',
  /** A new thought, wanted again, by a verb: "I want". */
  'request',
  /** Opens what is asked for: "something with". */
  'opening',
  'either',
  'both',
  /** What follows is an example: "like a negroni". */
  'like',
  /** What follows counts less. */
  'maybe',
  /** Of what follows there should be some, not a lot. */
  'little',
  /** Means nothing here: "not sure". */
  'idle',
] as const;
export type Role = (typeof roles)[number];

interface RolePhrase {
  patterns: Pattern[];
  role: Role;
  language: Language;
}

const byFirstLetter = Map.groupBy(readPhrases(), ({ patterns }) => patterns[0]?.text[0] ?? '');

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

/** The longest phrase of a role that starts at this token. `spoken`: the language around it. */
export function roleAt(
  tokens: readonly string[],
  from: number,
  spoken?: Language,
): RoleMatch | undefined {
  const first = tokens[from] ?? '';
  const isPlain = spoken !== undefined && isCommonIn(spoken, first);
  const fitting = (byFirstLetter.get(first[0] ?? '') ?? []).filter(({ patterns, language }) => {
    // "A" and "i" join in Slovak alone.
    if (isPlain && patterns.length === 1 && language !== spoken) return false;
    return patterns.every((one, n) => {
      const token = tokens[from + n];
      return token !== undefined && matches(one, token);
    });
  });
  // "No" is "but" before a Slovak word: "nemusím mlieko, no dal by som si dezert".
  const isCertain = spoken !== undefined && isCommonIn(spoken, tokens[from + 1] ?? '');
  let best: RolePhrase | undefined;
  for (const phrase of fitting) {
    const longer = phrase.patterns.length - (best?.patterns.length ?? 0);
    const isOwn = isCertain && phrase.language === spoken && best?.language !== spoken;
    if (longer > 0 || (longer === 0 && isOwn)) best = phrase;
  }
  return best && { length: best.patterns.length, role: best.role };
}
