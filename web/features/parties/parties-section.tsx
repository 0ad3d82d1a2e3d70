import type { OwnBar } from '#domain/bars/bars.ts';
import { PartyDetails } from './party-details.tsx';
import { PartyList } from './party-list.tsx';

/** The parties of a bar, or one of them. */
export function PartiesSection({ bar, partyId }: { bar: OwnBar; partyId?: string | undefined }) {
  if (partyId) return <PartyDetails key={partyId} bar={bar} partyId={partyId} />;
  return <PartyList bar={bar} />;
}
