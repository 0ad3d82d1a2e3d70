// Who is a kind of what: from the classes that each thing names.
import { type Thing, thingData, thingNames } from './things.ts';

function parentsOf(thing: Thing): Thing[] {
  return (thingData(thing).is ?? []) as Thing[];
}

function climb(thing: Thing, found: Set<Thing>): Set<Thing> {
  if (!found.has(thing)) {
    found.add(thing);
    for (const parent of parentsOf(thing)) climb(parent, found);
  }
  return found;
}

const lineages = new Map(thingNames.map((thing) => [thing, climb(thing, new Set())]));

/** A thing and all that it is a kind of. */
export function lineageOf(thing: Thing): ReadonlySet<Thing> {
  return lineages.get(thing) ?? new Set([thing]);
}

/** What stands too high above things to make two of them akin. */
const broad = new Set<Thing>([
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
export function kinOf(thing: Thing): Thing[] {
  return parentsOf(thing).filter((parent) => !broad.has(parent));
}
