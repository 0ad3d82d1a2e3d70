import type { PartyDetails } from '#domain/parties/parties.ts';
import { usePartiesText } from './texts.ts';

/** Wishes that the plan does not fulfil: missing named drinks, and guests whom no drink suits. */
export function OpenWishes({
  results: { omittedDrinks, unservedGuests },
}: {
  results: NonNullable<PartyDetails['analysisResults']>;
}) {
  const text = usePartiesText();
  if (omittedDrinks.length === 0 && unservedGuests.length === 0) return null;
  return (
    <div className="grid gap-5 md:grid-cols-2">
      {unservedGuests.length > 0 && (
        <div className="grid content-start gap-2">
          <h3 className="text-lg">{text.unserved}</h3>
          <p className="text-muted text-sm">{text.unservedHint}</p>
          <ul aria-label={text.unserved} className="grid gap-1.5">
            {unservedGuests.map((guest, n) => (
              <li key={n} className="wrap-anywhere text-ink-2">
                <span className="font-semibold text-ink">
                  {text.unservedFor(guest.guestName ?? text.anonymous, guest.people)}
                </span>
                {': '}
                {text.unservedReason[guest.reason]?.(guest.nearest) ?? guest.reason}
              </li>
            ))}
          </ul>
        </div>
      )}
      {omittedDrinks.length > 0 && (
        <div className="grid content-start gap-2">
          <h3 className="text-lg">{text.omitted}</h3>
          <ul aria-label={text.omitted} className="grid gap-1.5">
            {omittedDrinks.map((drink) => (
              <li key={drink.drinkName} className="text-ink-2">
                <span className="font-semibold text-ink">{drink.drinkName}</span>
                {': '}
                {text.omission[drink.reason]?.(drink.missing.join(', ')) ?? drink.reason}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
