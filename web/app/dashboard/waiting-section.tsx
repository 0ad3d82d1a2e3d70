import type { Section } from '#domain/routes.ts';
import { SectionSkeleton } from '#web/components/section/section-skeleton.tsx';
import { type Opened, sectionEntry } from './sections.ts';

interface WaitingSectionProps {
  section: Section;
  opened: Opened;
}

export function WaitingSection({ section, opened }: WaitingSectionProps) {
  const { Skeleton } = sectionEntry(section);
  const { partyId, drinkId, ingredientId } = opened;
  return partyId || drinkId || ingredientId ? <SectionSkeleton /> : <Skeleton />;
}
