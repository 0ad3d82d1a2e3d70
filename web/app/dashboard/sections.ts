import { Boxes, type LucideIcon, Martini, QrCode } from 'lucide-react';
import type { ComponentType } from 'react';
import type { OwnBar } from '#domain/bars.ts';
import { lazyPart } from '#web/i18n/texts.ts';
import type { Section } from '#web/navigation/routes.ts';

/** What a section shows; the shell gives it its title and its place. */
export type SectionContent = ComponentType<{ bar: OwnBar }>;

export interface SectionEntry {
  section: Section;
  icon: LucideIcon;
  Content: SectionContent;
  /** Stands at the end of the entry, such as a count. */
  Badge?: ComponentType<{ barId: string }>;
}

const inventory: SectionEntry = {
  section: 'inventory',
  icon: Boxes,
  Content: lazyPart(async () => (await import('./inventory-page.tsx')).InventoryPage),
};

/** In the order of the navigation. */
export const sectionEntries: SectionEntry[] = [
  inventory,
  {
    section: 'drinks',
    icon: Martini,
    Content: lazyPart(
      async () => (await import('#web/features/drinks/drinks-section.tsx')).DrinksSection,
    ),
  },
  {
    section: 'share',
    icon: QrCode,
    Content: lazyPart(
      async () => (await import('#web/features/share/share-section.tsx')).ShareSection,
    ),
  },
];

export function sectionEntry(section: Section): SectionEntry {
  return sectionEntries.find((entry) => entry.section === section) ?? inventory;
}
