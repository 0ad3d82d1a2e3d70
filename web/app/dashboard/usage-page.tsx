import { ConnectionState } from '#web/components/connection-state.tsx';
import { PartBoundary } from '#web/components/error-boundary.tsx';
import { SectionSkeleton } from '#web/components/section-skeleton.tsx';
import { useText } from '#web/i18n/language.ts';
import { usePageTitle } from '#web/ui/page-title.ts';
import { UsageSection } from './sections.ts';
import { useDashboardText } from './texts.ts';

/** The usage section without a bar: credits belong to the account. */
export function UsagePage() {
  const { titles } = useDashboardText();
  const { productName } = useText();
  usePageTitle(`${titles.usage} · ${productName}`);
  return (
    <>
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <h1 className="text-2xl lg:text-3xl">{titles.usage}</h1>
        <ConnectionState />
      </header>
      <PartBoundary fallback={<SectionSkeleton />}>
        <UsageSection />
      </PartBoundary>
    </>
  );
}
