// Splits a response by whom each clause speaks of: the one who writes, somebody with them, children.
import { tokenize } from '#server/words/tokenize.ts';
import { has, withoutDiets } from './words.ts';

export interface Clauses {
  own: string;
  companions: string;
  children: string;
}

type Speaker = keyof Clauses;

const borders = /(?<=[.;!?\n,()])/u;
const conjunctions = /\s(?=(?:and|but|while|plus|a|ale|pričom|pricom|kým)\s)/iu;
/** After a conjunction, whom a clause speaks of is among its first words. */
const firstWords = 4;

/** Clauses that do not say whom they speak of speak of the same people as those before them. */
export function clausesOf(text: string): Clauses {
  const found: Record<Speaker, string[]> = { own: [], companions: [], children: [] };
  let last: Speaker = 'own';
  for (const sentence of text.split(borders)) {
    for (const clause of parted(sentence)) {
      last = speakerOf(tokenize(withoutDiets(clause))) ?? last;
      if (clause.trim()) found[last].push(clause.trim());
    }
  }
  return {
    own: found.own.join(' ').trim(),
    companions: found.companions.join(' ').trim(),
    children: found.children.join(' ').trim(),
  };
}

/** A sentence in parts where a conjunction begins to speak of other people. */
function parted(sentence: string): string[] {
  const parts: string[] = [];
  for (const part of sentence.split(conjunctions)) {
    const start = tokenize(part).slice(0, firstWords);
    const speaker = parts.length ? speakerOf(start) : undefined;
    const before = speakerOf(tokenize(parts.at(-1) ?? ''));
    // "My wife and I love gin" is one clause.
    const isOther =
      speaker && speaker !== before && !(before === 'companions' && speaker === 'own');
    if (parts.length === 0 || isOther) parts.push(part);
    else parts.push(`${parts.pop()} ${part}`);
  }
  return parts;
}

function speakerOf(tokens: readonly string[]): Speaker | undefined {
  if (has(tokens, 'child')) return 'children';
  // "I come with my wife" speaks of both.
  if (has(tokens, 'self', 'we')) return 'own';
  return has(tokens, 'companion', 'other') ? 'companions' : undefined;
}
