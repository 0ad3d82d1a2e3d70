// All drinks except those that the safety layer or the guest's refusals forbid.
import { replyTo } from '#language/answers/reply.ts';
import { qualityData } from '#language/lexicon/qualities.ts';
import type { Profile } from '#language/profiles/profile.ts';
import type { MenuIndex } from '#language/ranking/menu-index.ts';
import type { Avoid, Intent } from '#language/reading/intent.ts';
import { isAllowed } from '#language/reading/refusals.ts';

/** Ids in the order of the menu. Empty where nobody asks for a drink. */
export function mayPick(intent: Intent, menu: MenuIndex, query: string): string[] {
  const reply = replyTo(intent, query);
  if (reply && reply !== 'picks') return [];
  const tastes = intent.avoids.filter(isOfTaste);
  const others = { ...intent, avoids: intent.avoids.filter((one) => !isOfTaste(one)) };
  const allowed = menu.profiles.filter(
    (profile) => isAllowed(others, profile) && !tastes.some((one) => isPlainly(profile, one)),
  );
  return withinLimit(allowed, intent).map(({ id }) => id);
}

/**
 * "Three ingredients at most" is a limit, unless no drink is within it. "Three ingredients" is a
 * wish.
 */
function withinLimit(profiles: readonly Profile[], { partCount }: Intent): readonly Profile[] {
  if (!partCount || partCount.min === partCount.max) return profiles;
  const { min, max } = partCount;
  const within = profiles.filter(({ shape }) => shape.partCount >= min && shape.partCount <= max);
  return within.length > 0 ? within : profiles;
}

/** A matter of degree that the house judges, such as sweetness. A diet forbids absolutely. */
function isOfTaste({ subject, isStrict, isBinding }: Avoid): boolean {
  return subject.kind === 'quality' && isStrict && !isBinding;
}

/**
 * Nearer to all of a taste than to the level at which the house begins to refuse it. The model
 * judges levels between these.
 */
function isPlainly({ qualities }: Profile, { subject }: Avoid): boolean {
  if (subject.kind !== 'quality') return false;
  const refusedFrom = qualityData(subject.quality).refusedFrom ?? 0.5;
  return qualities[subject.quality] >= (refusedFrom + 1) / 2;
}
