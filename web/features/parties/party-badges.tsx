import type { Party } from '#domain/parties/parties.ts';
import { usePartiesText } from './texts.ts';

const badge = 'flex min-h-7 items-center rounded-full px-3 font-semibold text-xs';

export function PartyBadges({ party }: { party: Pick<Party, 'isActive' | 'isVotingClosed'> }) {
  const text = usePartiesText();
  return (
    <span className="flex flex-wrap gap-2">
      <span className={`${badge} ${party.isActive ? 'bg-ok-soft text-ok' : 'bg-line text-ink-2'}`}>
        {party.isActive ? text.active : text.inactive}
      </span>
      <span className={`${badge} bg-line text-ink-2`}>
        {party.isVotingClosed ? text.votingClosed : text.votingOpen}
      </span>
    </span>
  );
}
