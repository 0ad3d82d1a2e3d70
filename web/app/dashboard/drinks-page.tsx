import type { OwnBar } from '#domain/bars.ts';
import { useClaims } from '#web/features/auth/session.ts';
import { DrinksSection } from '#web/features/drinks/drinks-section.tsx';
import { CreationCard } from '#web/features/mixologist/creation-card.tsx';

export function DrinksPage({ bar }: { bar: OwnBar }) {
  const { isOwner } = useClaims();
  return (
    <>
      <CreationCard key={bar._id} bar={bar} />
      <DrinksSection bar={bar} isOwner={isOwner} />
    </>
  );
}
