import Check from 'lucide-react/icons/check';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import type { OwnBar } from '#domain/bars/bars.ts';
import type { Party } from '#domain/parties/parties.ts';
import { paths } from '#domain/routes.ts';
import { EmptyState } from '#web/components/section/empty-state.tsx';
import { SectionError } from '#web/components/section/section-error.tsx';
import { Link } from '#web/navigation/link.tsx';
import { useQuery } from '#web/rpc/hooks.ts';
import { Button } from '#web/ui/button.tsx';
import { CreateParty } from './create-party.tsx';
import { PartiesSkeleton } from './parties-skeleton.tsx';
import { PartyBadges } from './party-badges.tsx';
import { usePartiesText } from './texts.ts';

export function PartyList({ bar }: { bar: OwnBar }) {
  const text = usePartiesText();
  const [creating, setCreating] = useState(false);
  const {
    status,
    data: parties,
    error,
  } = useQuery('cocktailParties.getCocktailPartiesForBar', { barId: bar._id });
  if (status === 'error') return <SectionError error={error} />;
  if (status === 'loading') return <PartiesSkeleton />;
  const add = (
    <Button onClick={() => setCreating(true)}>
      <Plus aria-hidden size={20} />
      {text.newParty}
    </Button>
  );
  return (
    <section aria-label={text.list} className="grid gap-5">
      {parties.length === 0 ? (
        <EmptyState title={text.none} reason={text.noneHint} drawing="party">
          <div className="pt-2">{add}</div>
        </EmptyState>
      ) : (
        <>
          <div className="flex items-center justify-between gap-x-6 gap-y-3 max-sm:flex-wrap [&>button]:flex-none">
            <p className="max-w-xl text-ink-2">{text.intro}</p>
            {add}
          </div>
          <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
            {parties.map((party) => (
              <PartyCard key={party._id} bar={bar} party={party} />
            ))}
          </ul>
        </>
      )}
      {creating && <CreateParty bar={bar} onClose={() => setCreating(false)} />}
    </section>
  );
}

function PartyCard({ bar, party }: { bar: OwnBar; party: Party }) {
  const text = usePartiesText();
  return (
    <li className="grid">
      <Link
        href={paths.barParty(bar._id, party._id)}
        className="grid content-start gap-3 rounded-md border border-line bg-surface p-5 hover:border-line-strong"
      >
        <span className="flex items-start justify-between gap-3">
          <span className="min-w-0 break-words font-display font-semibold text-xl">
            {party.name}
          </span>
          {party.shoppingListGenerated && (
            <span role="img" aria-label={text.listReady} title={text.listReady} className="text-ok">
              <Check aria-hidden size={22} />
            </span>
          )}
        </span>
        {party.description && <span className="line-clamp-2 text-ink-2">{party.description}</span>}
        <PartyBadges party={party} />
        <span className="flex items-center gap-2 text-muted text-sm">
          <MessageSquareText aria-hidden size={16} />
          {text.responsesCount(party.responsesCount)}
          <span className="ml-auto font-semibold tracking-[0.08em]">{party.shareCode}</span>
        </span>
      </Link>
    </li>
  );
}
