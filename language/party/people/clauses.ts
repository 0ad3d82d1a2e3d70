// Clauses are about the writer, companions, children, or members of the group ("one of us").
import { tokenize } from '#language/words/tokenize.ts';
import { beginsWith, has, isOneOf, matcherOf, withoutDiets } from './words.ts';

export interface Clauses {
  own: string;
  companions: string;
  children: string;
  members: { people: number; text: string }[];
}

type Speaker = 'own' | 'companions' | 'children' | { members: number };

const borders = /(?<=[.;:!?\n,()])/u;
const conjunctions = /\s(?=(?:and|but|while|plus|a|ale|pričom|pricom|kým)\s)/iu;
/** The number of words after a conjunction that can change the people. */
const firstWords = 4;

const membersIn = matcherOf('members', 1);

/** Clauses without people continue the previous ones. `people`: the size of the group. */
export function clausesOf(text: string, people = 1): Clauses {
  const found = { own: [] as string[], companions: [] as string[], children: [] as string[] };
  const members: { people: number; texts: string[] }[] = [];
  let last: Speaker = 'own';
  for (const sentence of text.split(borders)) {
    for (const clause of parted(sentence, people)) {
      const tokens = tokenize(withoutDiets(clause));
      const speaker = speakerOf(tokens, people);
      // "One of us is pregnant, she …".
      const goesOn = speaker === 'companions' && typeof last === 'object';
      const isNew = speaker !== undefined && !goesOn;
      if (isNew) last = speaker;
      if (!clause.trim()) continue;
      if (typeof last === 'string') found[last].push(clause.trim());
      else if (isNew) members.push({ people: last.members, texts: [clause.trim()] });
      else members.at(-1)?.texts.push(clause.trim());
      // "One of us is my son, mojito": the mojito is not for the son.
      if (speaker === 'children' && membersIn(tokens)) last = 'own';
    }
  }
  return {
    own: found.own.join(' '),
    companions: found.companions.join(' '),
    children: found.children.join(' '),
    members: members.map(({ people: some, texts }) => ({ people: some, text: texts.join(' ') })),
  };
}

function parted(sentence: string, people: number): string[] {
  const [first = '', ...more] = sentence.split(conjunctions);
  const parts = [first];
  for (const part of more) {
    const speaker = speakerOf(tokenize(part).slice(0, firstWords), people);
    const last = tokenize(parts.at(-1) ?? '');
    const before = speakerOf(last, people);
    // "My wife and I love gin" is one clause, and so is "me and my wife, two beers".
    const isBoth =
      (before === 'companions' && speaker === 'own') ||
      (speaker === 'companions' && last.every((token) => isOneOf(token, 'self')));
    const isOther = speaker && speaker !== before && !isBoth;
    if (isOther) parts.push(part);
    else parts.push(`${parts.pop()} ${part}`);
  }
  return parts;
}

function speakerOf(tokens: readonly string[], people: number): Speaker | undefined {
  if (has(tokens, 'child')) return 'children';
  const members = membersIn(tokens)?.number ?? people;
  if (members < people) return { members };
  // "One wants a beer, the other a negroni".
  const start = isOneOf(tokens[0], 'joined') ? tokens.slice(1) : tokens;
  if (people > 1 && beginsWith(start, 'single')) return { members: 1 };
  // "I come with my wife" is about both.
  if (has(tokens, 'self', 'we', 'rest')) return 'own';
  return has(tokens, 'companion', 'other') ? 'companions' : undefined;
}

/** "My wife is allergic to nuts, I to gin": the second allergy is implied. */
export function goesOnWithAllergy(text: string): boolean {
  const tokens = tokenize(text);
  return tokens.some((token, at) => {
    if (!isOneOf(token, 'harmedBy')) return false;
    const before = tokens.slice(Math.max(0, at - 2), at);
    return (
      has(before.slice(-1), 'self', 'we', 'other', 'companion', 'child') ||
      has(before, 'single', 'rest')
    );
  });
}
