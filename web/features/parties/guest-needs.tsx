import type { PartyDetails } from '#domain/parties/parties.ts';
import { usePartiesText } from './texts.ts';

/** Lists each guest's allergies, diets and alcohol restrictions. */
export function GuestNeeds({
  results: { guestNeeds },
}: {
  results: NonNullable<PartyDetails['analysisResults']>;
}) {
  const text = usePartiesText();
  if (guestNeeds.length === 0) return null;
  return (
    <div className="grid gap-2 rounded-md border border-warn/50 bg-warn/10 p-4">
      <h3 className="text-lg">{text.needs}</h3>
      <p className="max-w-3xl text-ink-2 text-sm">{text.needsHint}</p>
      <ul aria-label={text.needs} className="grid gap-1.5">
        {guestNeeds.map((guest, n) => (
          <li key={n} className="wrap-anywhere text-ink-2">
            <span className="font-semibold text-ink">
              {text.unservedFor(guest.guestName ?? text.anonymous, guest.people)}
            </span>
            {': '}
            <span className="text-ink">{guest.needs.join(', ')}</span>
            {guest.notFor.length > 0 && `. ${text.notFor(guest.notFor.join(', '))}`}
            {guest.toCheck.length > 0 && `. ${text.toCheck(guest.toCheck.join(', '))}`}
          </li>
        ))}
      </ul>
    </div>
  );
}
