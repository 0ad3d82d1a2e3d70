import type { OwnBar } from '#domain/bars/bars.ts';
import type { Section } from '#domain/routes.ts';
import { PartBoundary } from '#web/components/error-boundary.tsx';
import { useText } from '#web/i18n/language.ts';
import { usePageTitle } from '#web/ui/page-title.ts';
import { FirstSteps } from './first-steps.tsx';
import { type Opened, sectionEntry } from './sections.ts';
import { useDashboardText } from './texts.ts';
import { WaitingSection } from './waiting-section.tsx';

interface SectionPageProps {
  bar: OwnBar;
  section: Section;
  opened: Opened;
}

export function SectionPage({ bar, section, opened }: SectionPageProps) {
  const { titles } = useDashboardText();
  const { productName } = useText();
  const { section: name, Content } = sectionEntry(section);
  usePageTitle(`${titles[name]} · ${bar.name} · ${productName}`);
  return (
    <>
      <FirstSteps barId={bar._id} section={name} />
      <PartBoundary
        key={`${bar._id} ${name}`}
        fallback={<WaitingSection section={name} opened={opened} />}
      >
        <Content bar={bar} {...opened} />
      </PartBoundary>
    </>
  );
}
