import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { OwnBar } from '#domain/bars/bars.ts';
import { paths } from '#domain/routes.ts';
import { EmptyState } from '#web/components/section/empty-state.tsx';
import { SectionError } from '#web/components/section/section-error.tsx';
import { SectionSkeleton } from '#web/components/section/section-skeleton.tsx';
import { useQuery } from '#web/rpc/hooks.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { PartyActions } from './party-actions.tsx';
import { PartyBadges } from './party-badges.tsx';
import { PartyInvitation } from './party-invitation.tsx';
import { PartyResponses } from './party-responses.tsx';
import { PartyResults } from './party-results.tsx';
import { usePartiesText } from './texts.ts';

const card = 'grid content-start gap-4 rounded-md border border-line bg-surface p-4 sm:p-6';

export function PartyDetails({ bar, partyId }: { bar: OwnBar; partyId: string }) {
  const text = usePartiesText();
  const { status, data: party, error } = useQuery('cocktailParties.getPartyDetails', { partyId });
  const back = (
    <ButtonLink
      look="quiet"
      href={paths.bar(bar._id, 'parties')}
      className="-ml-3 justify-self-start"
    >
      <ArrowLeft aria-hidden size={18} />
      {text.back}
    </ButtonLink>
  );
  if (status === 'loading') return <SectionSkeleton />;
  // The address of another bar's party.
  if (status === 'error' || party.barId !== bar._id) {
    const isMissing = !error || ['NOT_FOUND', 'INVALID_REQUEST'].includes(error.code);
    if (!isMissing) return <SectionError error={error} />;
    return (
      <EmptyState title={text.notFound} drawing="lost">
        <ButtonLink look="secondary" className="mt-2" href={paths.bar(bar._id, 'parties')}>
          {text.back}
        </ButtonLink>
      </EmptyState>
    );
  }
  const isAnswered = party.responsesCount > 0;
  return (
    <div className="grid gap-5">
      {back}
      <section aria-label={party.name} className={card}>
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
          <div className="grid min-w-0 gap-2">
            <p className="font-semibold text-muted text-sm">{text.details}</p>
            <h2 className="wrap-anywhere text-2xl">{party.name}</h2>
            {party.description && (
              <p className="whitespace-pre-line wrap-anywhere text-ink-2">{party.description}</p>
            )}
            <PartyBadges party={party} />
          </div>
        </div>
        <PartyActions bar={bar} party={party} />
      </section>
      <div
        className={`grid grid-cols-1 gap-5 lg:grid-cols-[minmax(0,1fr)_300px] xl:grid-cols-[minmax(0,1fr)_380px] ${isAnswered ? 'items-start' : ''}`}
      >
        <section
          aria-label={text.responses}
          // The invitation comes first until somebody has responded.
          className={`${card} ${isAnswered ? '' : 'content-stretch grid-rows-[auto_1fr] max-lg:order-1'}`}
        >
          <PartyResponses party={party} />
        </section>
        <section aria-label={text.invitation} className={card}>
          <PartyInvitation party={party} />
        </section>
      </div>
      {party.analysisResults && <PartyResults party={party} results={party.analysisResults} />}
    </div>
  );
}
