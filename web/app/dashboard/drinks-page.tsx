import type { OwnBar } from '#domain/bars.ts';
import { DrinksSection } from '#web/features/drinks/drinks-section.tsx';
import { CreationCard } from '#web/features/mixologist/creation-card.tsx';

export function DrinksPage({ bar }: { bar: OwnBar }) {
  return (
    <>
      <CreationCard key={bar._id} bar={bar} />
      <DrinksSection bar={bar} />
    </>
  );
}
