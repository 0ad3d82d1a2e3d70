import Plus from 'lucide-react/icons/plus';
import { type CSSProperties, memo } from 'react';
import type { Drink } from '#domain/drinks.ts';
import { applySubstitutions } from '#web/components/apply-substitutions.ts';
import { DrinkPicture } from '#web/components/drink-picture.tsx';
import { StrengthBars } from '#web/components/strength-bars.tsx';
import { useText } from '#web/i18n/language.ts';
import { openDrink } from './menu-address.ts';

interface DrinkCardProps {
  drink: Drink;
  /** Why it was chosen for this guest. */
  reason?: string;
  eager: boolean;
}

/** The whole card is clickable; the button in it is for keyboards and screen readers. */
export const DrinkCard = memo(function DrinkCard({ drink, reason, eager }: DrinkCardProps) {
  const text = useText();
  const poured = applySubstitutions(drink);
  return (
    <article
      className="tinted relative flex flex-col [contain-intrinsic-size:auto_278px] [content-visibility:auto] overflow-hidden rounded-lg border border-line transition-transform duration-120 active:scale-[.98]"
      style={{ '--hue': drink.hue } as CSSProperties}
    >
      <div className="relative h-[170px]">
        <DrinkPicture
          src={drink.imageUrl}
          eager={eager}
          className="absolute -bottom-2.5 left-1/2 h-[184px] w-auto -translate-x-1/2"
        />
      </div>
      <div className="flex flex-1 flex-col px-3.5 pt-1.5 pb-3">
        <h2 className="text-lg">{drink.name}</h2>
        <p className="mt-0.5 truncate text-ink-2 text-xs">
          {poured.map(({ name }) => name).join(', ')}
        </p>
        {poured.map(
          ({ _id, name, insteadOf }) =>
            insteadOf && (
              <p key={_id} className="mt-0.5 text-warn text-xs leading-snug">
                {text.menu.standsIn(name, insteadOf)}
              </p>
            ),
        )}
        {reason && <p className="mt-1.5 text-brass text-sm leading-snug">{reason}</p>}
        <div className="mt-auto flex items-center justify-between gap-2 pt-2">
          <StrengthBars alcoholContent={drink.alcoholContent} audience="guest" />
          <button
            type="button"
            aria-label={text.menu.order(drink.name)}
            className="-mr-1.5 -mb-1 grid size-[44px] place-items-center rounded-full bg-fill text-on-fill shadow-[inset_0_1px_#fff8,0_4px_12px_#0004] after:absolute after:inset-0"
            onClick={() => openDrink(drink)}
          >
            <Plus size={22} strokeWidth={2.4} />
          </button>
        </div>
      </div>
    </article>
  );
});

/** As large as a card, so that nothing shifts when the drinks have loaded. */
export function DrinkCardSkeleton() {
  return <div aria-hidden className="h-[278px] animate-pulse rounded-lg bg-surface" />;
}
