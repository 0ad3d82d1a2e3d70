import { type Concept, conceptData, concepts, conceptsWhere } from './concepts.ts';

function parentsOf(concept: Concept): Concept[] {
  return (conceptData(concept).is ?? []) as Concept[];
}

function addLineage(concept: Concept, found: Set<Concept>): Set<Concept> {
  if (!found.has(concept)) {
    found.add(concept);
    for (const parent of parentsOf(concept)) addLineage(parent, found);
  }
  return found;
}

const lineages = new Map(concepts.map((concept) => [concept, addLineage(concept, new Set())]));

export function lineageOf(concept: Concept): ReadonlySet<Concept> {
  return lineages.get(concept) ?? new Set([concept]);
}

/** Products made from a concept: maraschino from cherries. */
export function madeOf(concept: Concept): readonly Concept[] {
  return products.get(concept) ?? [];
}

const products = new Map(
  concepts.map((concept) => [
    concept,
    concepts.filter((other) => conceptData(other).of.includes(concept)),
  ]),
);
const broad = conceptsWhere('isBroad');

const substituteClasses = new Map(
  concepts.map((concept) => [concept, parentsOf(concept).filter((parent) => !broad.has(parent))]),
);

/** The nearest classes whose members can replace each other: whiskey for bourbon. */
export function substituteClassesOf(concept: Concept): readonly Concept[] {
  return substituteClasses.get(concept) ?? [];
}
