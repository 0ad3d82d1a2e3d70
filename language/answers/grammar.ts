// Sentences of one language. phrases.ts, which all languages share, decides their content.

export interface Change {
  /** "sweeter" */
  more: string;
  /** "less sweet" */
  less: string;
  isMore: boolean;
}

/** Both bounds are included. Null: no bound. */
export interface Range {
  min: number | null;
  max: number | null;
}

export interface Grammar {
  something: string;
  and: (list: readonly string[]) => string;
  or: (list: readonly string[]) => string;
  with: (list: string) => string;
  without: (list: readonly string[]) => string;
  little: (list: readonly string[]) => string;
  except: (names: readonly string[]) => string;
  alike: (names: readonly string[]) => string;
  /** Whether a comma separates the detail from "similar to Mojito". */
  isApart: (detail: string) => boolean;
  compared: (changes: readonly Change[], name: string) => string;
  /** For qualities without a comparative. */
  more: (label: string) => string;
  less: (label: string) => string;
  mild: (label: string) => string;
  tooMuch: (label: string) => string;
  /**
   * After "that isn't": "for summer", "a nightcap". Empty where the language has no such phrase.
   */
  denied: (label: string) => string;
  tails: (labels: readonly string[]) => string[];
  /** A label that is a clause: "ľahko sa pije". */
  alone: (clause: string) => string;
  tasteOf: (name: string) => string;
  /** "that is neither sweet nor sour". `verbs`: labels that are clauses, "sa ľahko pije". */
  clause: (verbs: readonly string[], denied: readonly string[]) => string;
  about: (words: string) => string;
  quoted: (word: string) => string;
  alcohol: (range: Range) => string;
  madeWith: (range: Range) => string;
  /** "Looking for Mojito or something sour." `names`: names of drinks, which are not inflected. */
  lookingFor: (what: readonly string[], names: readonly string[]) => string;
  named: (names: readonly string[]) => string;
  /** "No beer or cider here tonight", "No beer without gluten here tonight". */
  lacking: (things: readonly string[], limit: string) => string;
  lackingLike: (names: readonly string[], limit: string) => string;
  /** Before similar drinks: "; these come closest." */
  kin: string;
  /** A missing drink, in Slovak in the accusative. */
  drink: (name: string) => string;
}

export function joined(list: readonly string[], last: string): string {
  return list.length < 2 ? (list[0] ?? '') : `${list.slice(0, -1).join(', ')}${last}${list.at(-1)}`;
}

export function byFirstWord(labels: readonly string[]): string[][] {
  return [...Map.groupBy(labels, (label) => label.split(' ')[0]).values()];
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
