import type { LucideIcon } from 'lucide-react';
import BellRing from 'lucide-react/icons/bell-ring';
import Boxes from 'lucide-react/icons/boxes';
import Martini from 'lucide-react/icons/martini';
import PartyPopper from 'lucide-react/icons/party-popper';
import QrCode from 'lucide-react/icons/qr-code';
import Wallet from 'lucide-react/icons/wallet';
import type { ComponentType } from 'react';
import type { OwnBar } from '#domain/bars/bars.ts';
import { paths, type Section } from '#domain/routes.ts';
import { UsageSkeleton } from '#web/features/credits/usage-skeleton.tsx';
import { DrinksSkeleton } from '#web/features/drinks/drinks-skeleton.tsx';
import { ShelfSkeleton } from '#web/features/ingredients/shelf/shelf-skeleton.tsx';
import { NewOrdersBadge } from '#web/features/orders/alert/new-orders-badge.tsx';
import { BoardSkeleton } from '#web/features/orders/board/board-skeleton.tsx';
import { PartiesSkeleton } from '#web/features/parties/parties-skeleton.tsx';
import { ShareSkeleton } from '#web/features/share/share-skeleton.tsx';
import { lazyPart } from '#web/i18n/lazy-part.ts';

/** The item that the address opens within a section. */
export interface Opened {
  partyId?: string | undefined;
  drinkId?: string | undefined;
  ingredientId?: string | undefined;
}

/** The content of a section, below the heading. */
export type SectionContent = ComponentType<{ bar: OwnBar } & Opened>;

export interface SectionEntry {
  section: Section;
  icon: LucideIcon;
  Content: SectionContent;
  /** Shown while the content loads, in the same size. */
  Skeleton: ComponentType;
  Badge?: ComponentType<{ barId: string }>;
  /** The path while no bar is selected. Without it, the entry is then disabled. */
  withoutBar?: string;
}

const inventory: SectionEntry = {
  section: 'inventory',
  icon: Boxes,
  Content: lazyPart(async () => (await import('./inventory-page.tsx')).InventoryPage),
  Skeleton: ShelfSkeleton,
};

export const UsageSection = lazyPart(
  async () => (await import('#web/features/credits/usage-section.tsx')).UsageSection,
);

/** In the order of the navigation. */
export const sectionEntries: SectionEntry[] = [
  inventory,
  {
    section: 'drinks',
    icon: Martini,
    Content: lazyPart(async () => (await import('./drinks-page.tsx')).DrinksPage),
    Skeleton: DrinksSkeleton,
  },
  {
    section: 'orders',
    icon: BellRing,
    Content: lazyPart(async () => (await import('./orders-page.tsx')).OrdersPage),
    Skeleton: BoardSkeleton,
    Badge: NewOrdersBadge,
  },
  {
    section: 'parties',
    icon: PartyPopper,
    Content: lazyPart(
      async () => (await import('#web/features/parties/parties-section.tsx')).PartiesSection,
    ),
    Skeleton: PartiesSkeleton,
  },
  {
    section: 'share',
    icon: QrCode,
    Content: lazyPart(async () => (await import('./share-page.tsx')).SharePage),
    Skeleton: ShareSkeleton,
  },
  {
    section: 'usage',
    icon: Wallet,
    Content: UsageSection,
    Skeleton: UsageSkeleton,
    withoutBar: paths.usage(),
  },
];

export function sectionEntry(section: Section): SectionEntry {
  return sectionEntries.find((entry) => entry.section === section) ?? inventory;
}
