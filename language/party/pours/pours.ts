import { strengthOfIngredient, traitsOfIngredient } from '#catalogue/ingredient-index.ts';
import type { RecipeRow } from '#catalogue/recipe-row.ts';
import type { Shelf } from '#catalogue/shelf.ts';
import { traitsOf } from '#catalogue/traits.ts';
import type { Glass } from '#domain/drinks/drink-look.ts';
import type { Concept } from '#language/lexicon/concepts.ts';
import { conceptsWhere } from '#language/lexicon/concepts.ts';
import { lineageOf } from '#language/lexicon/hierarchy.ts';
import { type Candidate, candidateOf, type PartyMenu } from '#language/party/candidates.ts';
import type { Intent } from '#language/reading/intent.ts';
import { readFacts } from '#language/words/vocabulary.ts';
import { type PourKind, pourName } from './words.ts';

interface PourData {
  ingredients: readonly string[];
  alcoholFree: readonly string[];
  ml: number;
  glass: string;
  /** As often a mixer as a drink. */
  isSoft: boolean;
}

const kinds = new Map(
  Array.from(
    readFacts('facts/pours.txt', ['ingredients', 'alcohol-free', 'ml', 'glass', 'soft']),
    ([kind, facts]): [string, PourData] => [
      kind,
      {
        ingredients: facts.list('ingredients'),
        alcoholFree: facts.list('alcohol-free'),
        ml: facts.number('ml') ?? 0,
        glass: facts.list('glass')[0] ?? '',
        isSoft: facts.has('soft'),
      },
    ],
  ),
);

function dataOf(kind: PourKind): PourData {
  const data = kinds.get(kind);
  if (!data) throw new Error(`facts/pours.txt: ${kind} is missing`);
  return data;
}

const shot = { ml: 40, glass: 'shot' };
const spirits = conceptsWhere('isSpirit');

export function poursFor(asked: readonly PourKind[], intent: Intent, shelf: Shelf): Candidate[] {
  const wanted = wantedConcepts(intent);
  const isMixing = !intent.isAlcoholFree && wanted.some((concept) => spirits.has(concept));
  return asked.flatMap((kind) => {
    const { ingredients, alcoholFree, isSoft, ...serving } = dataOf(kind);
    // "Rum and cola" is a mixed drink.
    if (isSoft && isMixing) return [];
    const usual = intent.isAlcoholFree && !isSoft ? alcoholFree : ingredients;
    const fruit = kind === 'juice' ? juiceOf(wanted, shelf) : undefined;
    const chosen = fruit ?? stockedFirst(usual, shelf);
    if (!chosen) return [];
    return pourOf(chosen, kind, serving, shelf, fruit !== undefined || usual === alcoholFree);
  });
}

const usual: readonly PourKind[] = ['lemonade', 'juice', 'water'];

export function usualPours(shelf: Shelf): Candidate[] {
  return usual.flatMap((kind) => {
    const chosen = stockedFirst(dataOf(kind).ingredients, shelf);
    return chosen ? pourOf(chosen, kind, dataOf(kind), shelf, false) : [];
  });
}

export function neatFor(intent: Intent, { shelf, drinks }: PartyMenu): Candidate[] {
  const wanted = wantedConcepts(intent).find((concept) => lineageOf(concept).has('spirit'));
  if (!wanted) return [];
  const uses = (id: string) =>
    drinks.filter(({ recipe }) => recipe.parts.some(({ ingredientId }) => ingredientId === id))
      .length;
  const spirits = shelf.ingredients.list
    .filter(
      (ingredient) =>
        ingredient.category === 'spirits' &&
        !ingredient.own?.isRetired &&
        traitsOfIngredient(ingredient).concepts.some((one) =>
          lineageOf(one as Concept).has(wanted),
        ),
    )
    .map(({ id }) => ({ id, uses: uses(id) }))
    .sort((a, b) => b.uses - a.uses);
  const chosen = stockedFirst(
    spirits.map(({ id }) => id),
    shelf,
  );
  return chosen ? pourOf(chosen, 'neat', shot, shelf, true) : [];
}

function wantedConcepts({ wants }: Intent): Concept[] {
  return wants.flatMap(({ subject }) => (subject.kind === 'concept' ? subject.concept : []));
}

function juiceOf(wanted: readonly Concept[], { ingredients }: Shelf): string | undefined {
  return ingredients.list.find(
    ({ id, category }) =>
      category === 'juices' && wanted.includes(traitsOf(id).concepts[0] as Concept),
  )?.id;
}

function stockedFirst(ids: readonly string[], { usable, ingredients }: Shelf): string | undefined {
  return ids.find((id) => usable[ingredients.numbers.get(id) ?? -1] === 1) ?? ids[0];
}

function pourOf(
  id: string,
  kind: PourKind | 'neat',
  { ml, glass }: { ml: number; glass: string },
  shelf: Shelf,
  keepsName: boolean,
): Candidate[] {
  const ingredient = shelf.ingredients.list[shelf.ingredients.numbers.get(id) ?? -1];
  if (!ingredient) return [];
  const { name } = ingredient;
  const recipe: RecipeRow = {
    id: `plain-${id}`,
    category: kind === 'neat' ? 'shots' : 'highballs',
    name: keepsName || kind === 'neat' ? name : pourName(kind),
    description: { en: '', sk: '' },
    alcoholContent: Math.round(strengthOfIngredient(ingredient)),
    parts: [{ ingredientId: id, amount: ml, unit: 'ML' }],
    trims: [],
    method: 'layer',
    glass: glass as Glass,
    ice: 'none',
  };
  return [
    {
      ...candidateOf(recipe, shelf, new Map()),
      plain: { ingredientId: id, ml, glass: glass as Glass },
    },
  ];
}
