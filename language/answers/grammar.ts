// How a language composes sentences about a wish. What is said is in phrases.ts, the same for every language.

/** What there should be more or less of than in a drink. */
export interface Change {
  /** "sweeter" */
  more: string;
  /** "less sweet" */
  less: string;
  isMore: boolean;
}

/** Least and most, both included; null where there is no such limit. */
export interface Range {
  min: number | null;
  max: number | null;
}

export interface Grammar {
  something: string;
  and: (list: readonly string[]) => string;
  or: (list: readonly string[]) => string;
  /** "with gin and mint" */
  with: (list: string) => string;
  /** "without milk or eggs" */
  without: (list: readonly string[]) => string;
  /** "with only a little sugar" */
  little: (list: readonly string[]) => string;
  /** "other than Margarita or Daiquiri" */
  except: (names: readonly string[]) => string;
  /** "similar to Mojito" */
  alike: (names: readonly string[]) => string;
  /** Whether a comma parts what follows "similar to Mojito" from it. */
  isApart: (detail: string) => boolean;
  /** "sweeter and less sour than Mojito" */
  compared: (changes: readonly Change[], name: string) => string;
  /** Where a quality has no comparative of its own. */
  more: (label: string) => string;
  less: (label: string) => string;
  /** "a little sour" */
  mild: (label: string) => string;
  /** "too sour" */
  tooMuch: (label: string) => string;
  /** After "that isn't": "for summer", "a nightcap"; empty where that cannot be said. */
  denied: (label: string) => string;
  /** "for a party and a celebration", "as an aperitif" */
  tails: (labels: readonly string[]) => string[];
  /** A label that is a clause, by itself: "ľahko sa pije". */
  alone: (clause: string) => string;
  /** "the taste of gin", after "with". */
  tasteOf: (name: string) => string;
  /** "that is neither sweet nor sour". `verbs`: "sa ľahko pije", where a label is a clause of its own. */
  clause: (verbs: readonly string[], denied: readonly string[]) => string;
  /** "in the spirit of “midnight”" */
  about: (words: string) => string;
  quoted: (word: string) => string;
  /** "with 10 to 15% alcohol" */
  alcohol: (range: Range) => string;
  /** "made with two ingredients" */
  madeWith: (range: Range) => string;
  /** "Looking for Mojito or something sour." `names`: those of the drinks in it, which are not inflected. */
  lookingFor: (what: readonly string[], names: readonly string[]) => string;
  /** "Mojito and drinks like it." */
  named: (names: readonly string[]) => string;
  /** "No beer or cider here tonight", "No beer without gluten here tonight". */
  lacking: (things: readonly string[], limit: string) => string;
  /** "We have no drink like Negroni without alcohol tonight". */
  lackingLike: (names: readonly string[], limit: string) => string;
  /** What follows where there is something akin: "; these come closest." */
  kin: string;
  /** A drink as what there is not; in Slovak in the accusative. */
  drink: (name: string) => string;
}

/** "a, b and c", with `last` between the last two. */
export function joined(list: readonly string[], last: string): string {
  return list.length < 2 ? (list[0] ?? '') : `${list.slice(0, -1).join(', ')}${last}${list.at(-1)}`;
}

/** Lists of labels that begin with the same word, in their order. */
export function byFirstWord(labels: readonly string[]): string[][] {
  return [...Map.groupBy(labels, (label) => label.split(' ')[0]).values()];
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
