import { conceptsWhere } from '#language/lexicon/concepts.ts';
import { qualitiesWhere } from '#language/lexicon/qualities.ts';
import type { Intent, Want } from '#language/reading/intent.ts';
import type { Candidate } from './candidates.ts';

const spirits = conceptsWhere('isSpirit');
const occasions = qualitiesWhere('isOccasion');
const minSpirit = 0.6;
/** Requested concepts can be tasted from this amount on. */
const minConcept = 0.5;
const minQuality = 0.4;
const strongFrom = 18;
const lightTo = 12;

/** The drink needs the spirit and at least half of the other wants. */
export function meets({ wants, strength, isAlcoholFree }: Intent): (drink: Candidate) => boolean {
  const wanted = [...groupsOf(wants).values()];
  return (drink) => {
    const { concepts, qualities, alcohol } = drink.entry.profile;
    if (strength === 1 && alcohol < strongFrom) return false;
    if (strength === -1 && alcohol > lightTo) return false;
    const isMet = ({ subject }: Want) => {
      if (subject.kind === 'quality') return qualities[subject.quality] >= minQuality;
      if (spirits.has(subject.concept))
        return (drink.spirits.get(subject.concept) ?? 0) >= minSpirit;
      return (concepts.get(subject.concept) ?? 0) >= minConcept;
    };
    const unmet = wanted.filter((group) => !group.some(isMet));
    // A guest without alcohol gets the taste of gin at best.
    const isSpiritUnmet = !isAlcoholFree && unmet.some(([first]) => isSpirit(first));
    return !isSpiritUnmet && unmet.length <= wanted.length / 2;
  };
}

function isSpirit(want: Want | undefined): boolean {
  return want?.subject.kind === 'concept' && spirits.has(want.subject.concept);
}

/** Groups of alternatives, and of all spirits. Occasions do not count. */
function groupsOf(wants: readonly Want[]): Map<string, Want[]> {
  const counted = wants.filter(
    ({ subject }) => subject.kind === 'concept' || !occasions.has(subject.quality),
  );
  return Map.groupBy(counted, (want) =>
    isSpirit(want) ? 'spirit' : `${want.subject.kind} ${want.group}`,
  );
}
