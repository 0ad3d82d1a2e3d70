// "Sourer than a daiquiri", "a mojito, only less sweet".
import { conceptData } from '#language/lexicon/concepts.ts';
import type { Quality } from '#language/lexicon/qualities.ts';
import type { Profile } from '#language/profiles/profile.ts';
import type { Comparison, Intent, Want } from '#language/reading/intent.ts';
import type { Statement } from '#language/reading/polarity/state.ts';
import type { Content } from '#language/reading/segment.ts';

/** The weight of the compared quality beside the comparison. */
const besideComparison = 0.25;

export function withComparisons(intent: Intent, statements: readonly Statement[]): Intent {
  const compared = comparisonsIn(statements);
  if (compared.length === 0) return intent;
  const drinks = new Set(compared.map(({ drink }) => drink));
  return {
    ...intent,
    compared,
    wants: intent.wants.flatMap((want, at, all) => {
      const { quality } = subjectOf(want);
      if (!compared.some((one) => one.quality === quality)) return [want];
      const isFirst = at === all.findIndex((one) => subjectOf(one).quality === quality);
      return isFirst ? { ...want, weight: besideComparison, isModerate: false } : [];
    }),
    examples: [...new Set([...intent.examples, ...drinks])],
    named: intent.named.filter((drink) => !drinks.has(drink)),
    excluded: intent.excluded.filter((drink) => !drinks.has(drink)),
  };
}

function subjectOf({ subject }: Want): { quality?: Quality } {
  return subject.kind === 'quality' ? subject : {};
}

function comparisonsIn(statements: readonly Statement[]): Comparison[] {
  return statements.flatMap((one, at) => {
    const comparing = directionOf(one);
    if (!comparing) return [];
    const drink = comparedWith(one, at, statements);
    const qualities = drink ? qualitiesOf(one.content) : [];
    return qualities.flatMap((quality) => (drink ? { drink, quality, wants: comparing } : []));
  });
}

/** "Less sour" and "not sourer" ask for less. "Not too sour" may not be a comparison. */
function directionOf({ polarity, isComparative }: Statement): Comparison['wants'] | undefined {
  if (polarity === 'mild') return 'less';
  return polarity === 'wanted' && isComparative ? 'more' : undefined;
}

/**
 * The drink after "than", or the last possible one before, or the first one after the comparison.
 */
function comparedWith(
  { isLess, isComparative, isPreparation }: Statement,
  at: number,
  statements: readonly Statement[],
): Profile | undefined {
  const [before, after] = [statements.slice(0, at).reverse(), statements.slice(at + 1)];
  const than = [...after, ...before].find((one) => one.polarity === 'mild' && drinkOf(one.content));
  if (than) return drinkOf(than.content);
  // "A mojito, make it sweeter" and "a mojito, not too sweet" still mean a mojito.
  const mayChange = (isLess || isComparative) && !isPreparation;
  const mayBeMeant = ({ content, polarity, isExample }: Statement) =>
    drinkOf(content) && (isExample || (mayChange && polarity === 'wanted'));
  const meant = [...before, ...after].find(mayBeMeant);
  return meant && drinkOf(meant.content);
}

function drinkOf(content: Content): Profile | undefined {
  if (content.kind === 'drink') return content.profile;
  return content.kind === 'sharedName' ? content.drinks[0] : undefined;
}

function qualitiesOf(content: Content): Quality[] {
  if (content.kind !== 'meanings') return [];
  return content.meanings.flatMap((meaning) => {
    if (meaning.kind === 'quality') return meaning.quality;
    return meaning.kind === 'concept' ? (conceptData(meaning.concept).taste ?? []) : [];
  });
}
