import { type Association, preferenceOf } from '#language/lexicon/associations.ts';
import { type Concept, conceptsWhere, isConcept } from '#language/lexicon/concepts.ts';
import { lineageOf } from '#language/lexicon/hierarchy.ts';
import type { Meaning } from '#language/lexicon/meanings.ts';
import type { Quality } from '#language/lexicon/qualities.ts';
import type { Profile } from '#language/profiles/profile.ts';
import type { Intent } from '#language/reading/intent.ts';
import type { Statement } from '#language/reading/polarity/state.ts';
import { isAllowed } from '#language/reading/refusals.ts';
import type { Content } from '#language/reading/segment.ts';

/** Named drinks that cannot be served as they are, or that should change, become examples. */
export function withExamples(settled: Intent, statements: readonly Statement[]): Intent {
  const intent = withLightNamed(settled);
  const isOnly = intent.named.length === 1;
  const changed = intent.named.filter(
    (named) => !isAllowed(intent, named) || (isOnly && isChanged(named, statements)),
  );
  // "A mojito instead of a daiquiri".
  const isSwap = intent.named.length > changed.length;
  const examples = isSwap
    ? intent.examples.filter((example) => !intent.excluded.includes(example))
    : intent.examples;
  return {
    ...intent,
    examples: [...examples, ...changed],
    named: intent.named.filter((named) => !changed.includes(named)),
  };
}

/** "A negroni, not too strong" still means a negroni. */
function withLightNamed(intent: Intent): Intent {
  if (!intent.isNotStrong || intent.named.every((named) => isAllowed(intent, named))) return intent;
  return { ...intent, isNotStrong: false, strength: -1 };
}

function isChanged(named: Profile, statements: readonly Statement[]): boolean {
  const own = statements.find(({ content: c }) => c.kind === 'drink' && c.profile === named);
  return statements.some((one) => {
    const { content, polarity, phrase, isPreparation } = one;
    if (phrase !== own?.phrase || polarity !== 'wanted') return false;
    if (isPreparation && !isBase(content)) return false;
    return content.kind === 'meanings' && content.meanings.some((m) => changes(m, one, named));
  });
}

function changes(meaning: Meaning, { isContrast, isComparative }: Statement, named: Profile) {
  switch (meaning.kind) {
    // "Negroni, lighter".
    case 'strength':
      return isComparative;
    // "Negroni with mezcal", "mojito, but with basil".
    case 'concept':
      return (isContrast || spirits.has(meaning.concept)) && !holds(named, meaning.concept);
    // "Negroni, but smoky".
    case 'quality':
      return isContrast && tastes.has(meaning.quality) && named.qualities[meaning.quality] < 0.2;
    // "Old Fashioned, but Mexican".
    case 'association':
      return isContrast && spiritsOf(meaning.association).some((one) => !holds(named, one));
    default:
      return false;
  }
}

const spirits = conceptsWhere('isSpirit');

function spiritsOf(association: Association): Concept[] {
  return Object.keys(preferenceOf(association).wants ?? {})
    .filter(isConcept)
    .filter((concept) => spirits.has(concept));
}

/** A spirit, or a place with its spirits: "made with rum", "make it Mexican". */
function isBase(content: Content): boolean {
  return (
    content.kind === 'meanings' &&
    content.meanings.some(
      (one) =>
        (one.kind === 'association' && spiritsOf(one.association).length) ||
        (one.kind === 'concept' && spirits.has(one.concept)),
    )
  );
}

/** Kinds whose members cannot replace each other: tequila and mezcal, rum and cachaça. */
export const apart: ReadonlySet<Concept> = new Set<Concept>([
  'agaveSpirit',
  'brandy',
  'caneSpirit',
]);

/** Includes other members of its kind: rye for bourbon. */
function holds({ concepts }: Profile, concept: Concept): boolean {
  return [...lineageOf(concept)].some(
    (kind) => concepts.has(kind) && (kind === concept || (spirits.has(kind) && !apart.has(kind))),
  );
}

/** Tastes that serving a drink differently cannot add. */
const tastes: ReadonlySet<Quality> = new Set<Quality>([
  'bitter',
  'creamy',
  'fizzy',
  'floral',
  'frozen',
  'fruity',
  'herbal',
  'hot',
  'nutty',
  'savory',
  'smoky',
  'sour',
  'spicy',
  'tropical',
]);
