import type { CSSProperties } from 'react';
import type { Level } from '#domain/levels.ts';
import type { PartyDetails, PartyDrink } from '#domain/parties/parties.ts';
import { DrinkPicture } from '#web/components/drink-picture.tsx';
import { useFormats } from '#web/components/formats.ts';
import { GuestNeeds } from './guest-needs.tsx';
import { OpenWishes } from './open-wishes.tsx';
import { ShoppingList } from './shopping-list.tsx';
import { usePartiesText } from './texts.ts';

interface PartyResultsProps {
  party: PartyDetails;
  results: NonNullable<PartyDetails['analysisResults']>;
}

export function PartyResults({ party, results }: PartyResultsProps) {
  const text = usePartiesText();
  const { dateTime } = useFormats();
  const { newResponses } = results;
  return (
    <>
      <section
        aria-label={text.results}
        className="grid gap-5 rounded-md border border-line bg-surface p-4 sm:p-6"
      >
        <div className="flex flex-wrap items-baseline justify-between gap-2">
          <h2 className="text-xl">{text.results}</h2>
          <p className="text-muted text-sm">{text.analysedAt(dateTime(results.analysedAt))}</p>
        </div>
        <p className="max-w-3xl text-[1rem] text-ink-2 leading-relaxed">{results.summary}</p>
        {newResponses > 0 && !party.isListFinal && (
          <p role="status" className="font-semibold text-warn">
            {text.moreSince(newResponses)}
          </p>
        )}
        <GuestNeeds results={results} />
        <h3 className="text-lg">{text.recommended}</h3>
        <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-5">
          {results.drinkRecommendations.map((drink) => (
            <DrinkRow key={drink.drinkId} drink={drink} />
          ))}
        </ul>
        <OpenWishes results={results} />
      </section>
      <ShoppingList party={party} />
    </>
  );
}

const tones: Record<Level, string> = {
  high: 'bg-ok-soft text-ok',
  medium: 'bg-line text-brass',
  low: 'bg-line text-ink-2',
};

function DrinkRow({ drink }: { drink: PartyDrink }) {
  const text = usePartiesText();
  return (
    <li
      style={{ '--hue': drink.hue } as CSSProperties}
      className="tinted grid content-start justify-items-center gap-2 rounded-md border border-line px-3 pt-4 pb-4 text-center"
    >
      <DrinkPicture src={drink.imageUrl} className="h-[120px] w-auto" />
      <p className="font-display font-semibold text-lg leading-tight">{drink.drinkName}</p>
      <p className="grid text-ink-2 text-sm">
        <span>{text.matchingGuests(drink.matchingGuests)}</span>
        {drink.servings ? <span>{text.servings(drink.servings)}</span> : null}
      </p>
      <p
        className={`flex min-h-7 items-center whitespace-nowrap rounded-full px-2.5 font-semibold text-xs ${tones[drink.confidence]}`}
      >
        {drink.isPlain ? text.plain : (text.confidence[drink.confidence] ?? drink.confidence)}
      </p>
    </li>
  );
}
