import Settings from 'lucide-react/icons/settings';
import { useState } from 'react';
import type { OwnBar } from '#domain/bars.ts';
import type { Section } from '#domain/routes.ts';
import { ConnectionState } from '#web/components/connection-state.tsx';
import { PartBoundary } from '#web/components/error-boundary.tsx';
import { SectionSkeleton } from '#web/components/section-skeleton.tsx';
import { useClaims } from '#web/features/auth/session.ts';
import { BarSettings } from '#web/features/bars/bar-settings.tsx';
import { PauseButton } from '#web/features/bars/pause-button.tsx';
import { useBarText } from '#web/features/bars/texts.ts';
import { useText } from '#web/i18n/language.ts';
import { Button } from '#web/ui/button.tsx';
import { usePageTitle } from '#web/ui/page-title.ts';
import { Sheet } from '#web/ui/sheet.tsx';
import { type Opened, sectionEntry } from './sections.ts';
import { useDashboardText } from './texts.ts';

interface SectionPageProps {
  bar: OwnBar;
  section: Section;
  opened: Opened;
}

/** One section of a bar, under its heading. */
export function SectionPage({ bar, section, opened }: SectionPageProps) {
  const text = useDashboardText();
  const barText = useBarText();
  const { common, productName } = useText();
  const { section: name, Content } = sectionEntry(section);
  const { isOwner } = useClaims();
  const [isSettingsOpen, setSettingsOpen] = useState(false);
  usePageTitle(`${text.titles[name]} · ${bar.name} · ${productName}`);
  const isServing = bar.isActive && bar.isOpen;
  const state = bar.isActive
    ? bar.isOpen
      ? barText.isOpen
      : barText.isClosed
    : barText.isInactive;
  return (
    <>
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-2xl lg:text-3xl">{text.titles[name]}</h1>
          <p className="mt-1 flex gap-1.5 text-ink-2">
            <span className="min-w-0 truncate">{bar.name}</span>
            <span aria-hidden>{'·'}</span>
            <span className={isServing ? 'text-ok' : 'text-warn'}>{state}</span>
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <ConnectionState isClosed={!isServing} />
          <PauseButton bar={bar} />
          <Button look="secondary" onClick={() => setSettingsOpen(true)}>
            <Settings aria-hidden size={18} />
            {barText.settings}
          </Button>
        </div>
      </header>
      <PartBoundary key={`${bar._id} ${name}`} fallback={<SectionSkeleton />}>
        <Content bar={bar} {...opened} />
      </PartBoundary>
      {isSettingsOpen && (
        <Sheet
          label={barText.settings}
          closeLabel={common.close}
          onClose={() => setSettingsOpen(false)}
        >
          <h2 className="mb-5 text-2xl">{barText.settings}</h2>
          <BarSettings bar={bar} isOwner={isOwner} />
        </Sheet>
      )}
    </>
  );
}
