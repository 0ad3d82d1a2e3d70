// Things that guests name and few menus have: Jägermeister, matcha.
import type { Language, Localized } from '#domain/languages.ts';
import { phrasesOf } from '#language/words/patterns.ts';
import { PhraseTable } from '#language/words/phrase-table.ts';
import { stemOf } from '#language/words/stems.ts';
import { readFacts, readLabels } from '#language/words/vocabulary.ts';
import { type Concept, formOf, isConcept, type NamePlace } from './concepts.ts';
import { lookUp } from './meanings.ts';
import type { Quality } from './qualities.ts';

export interface Thing {
  label: Localized;
  /** Stems in an ingredient's name that prove that a drink has it. */
  provenBy: readonly string[];
  concepts: readonly Concept[];
  qualities: readonly Quality[];
}

const facts = readFacts('facts/things.txt', ['words', 'in', 'kin']);
const names = readLabels('labels/things.txt', [...facts.keys()]);

const table = new PhraseTable(
  Array.from(facts).flatMap(([key, read]) => {
    const proof = read.list('in')[0] ?? key;
    const kin = read.list('kin');
    const thing: Thing = {
      label: names[key] ?? { en: key, sk: key },
      provenBy: proof.split(' ').map(stemOf),
      concepts: kin.filter(isConcept),
      qualities: kin.filter((one) => !isConcept(one)) as Quality[],
    };
    return read
      .list('words')
      .flatMap((text) => phrasesOf({ text, place: read.place }))
      .map((patterns) => ({ patterns, meaning: thing }));
  }),
);

export interface NamedThing {
  thing: Thing;
  words: readonly string[];
  /** Concepts that the search takes these words for. */
  concepts: readonly Concept[];
}

export function thingName({ label }: Thing, language: Language, place: NamePlace): string {
  return formOf(label[language], place);
}

export function thingsIn(tokens: readonly string[]): NamedThing[] {
  const found: NamedThing[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const match = table.at(tokens, at);
    const thing = match?.meanings[0];
    if (!match || !thing) continue;
    const words = tokens.slice(at, at + match.length);
    found.push({ thing, words, concepts: conceptsOf(words) });
    at += match.length - 1;
  }
  return found;
}

function conceptsOf(words: readonly string[]): Concept[] {
  const meanings = lookUp(words, 0)?.meanings ?? [];
  return meanings.flatMap((meaning) => (meaning.kind === 'concept' ? meaning.concept : []));
}
