import { PartBoundary } from '#web/components/error-boundary.tsx';
import { UsageSkeleton } from '#web/features/credits/usage-skeleton.tsx';
import { useText } from '#web/i18n/language.ts';
import { usePageTitle } from '#web/ui/page-title.ts';
import { UsageSection } from './sections.ts';
import { useDashboardText } from './texts.ts';

/** The usage section without a bar. Credits belong to the account. */
export function UsagePage() {
  const { titles } = useDashboardText();
  const { productName } = useText();
  usePageTitle(`${titles.usage} · ${productName}`);
  return (
    <PartBoundary fallback={<UsageSkeleton />}>
      <UsageSection />
    </PartBoundary>
  );
}
