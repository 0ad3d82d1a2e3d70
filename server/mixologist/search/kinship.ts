// Who is a kind of what: from the classes that each concept names.
import { type Concept, conceptData, conceptNames } from './concepts.ts';

function parentsOf(concept: Concept): Concept[] {
  return (conceptData(concept).is ?? []) as Concept[];
}

function climb(concept: Concept, found: Set<Concept>): Set<Concept> {
  if (!found.has(concept)) {
    found.add(concept);
    for (const parent of parentsOf(concept)) climb(parent, found);
  }
  return found;
}

const lineages = new Map(conceptNames.map((concept) => [concept, climb(concept, new Set())]));

/** A concept and all that it is a kind of. */
export function lineageOf(concept: Concept): ReadonlySet<Concept> {
  return lineages.get(concept) ?? new Set([concept]);
}

/** What stands too high above concepts to make two of them akin. */
const broad = new Set<Concept>([
  'alcohol',
  'citrus',
  'spirit',
  'liqueur',
  'wine',
  'fruit',
  'herb',
  'sugar',
  'syrup',
  'carbonated',
  'caffeine',
  'gluten',
]);

/** The nearest class whose members can stand in for each other: whiskey for bourbon. */
export function kinOf(concept: Concept): Concept[] {
  return parentsOf(concept).filter((parent) => !broad.has(parent));
}
