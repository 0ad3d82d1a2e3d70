import { type CSSProperties, memo, useRef } from 'react';
import type { Drink } from '#domain/drinks/drinks.ts';
import type { Allergen } from '#domain/ingredients/allergens.ts';
import { applySubstitutions } from '#web/components/apply-substitutions.ts';
import { DrinkPicture } from '#web/components/drink-picture.tsx';
import { priceText } from '#web/components/price.ts';
import { StrengthBars } from '#web/components/strength-bars.tsx';
import { openDrink } from '#web/guest/address/menu-address.ts';
import { useLanguage, useText } from '#web/i18n/language.ts';
import * as icons from '#web/ui/icon-paths.ts';
import { LineIcon } from '#web/ui/line-icon.tsx';
import { useFocusParentOnUnmount } from '#web/ui/use-focus-parent-on-unmount.ts';
import { useIsFar } from '#web/ui/use-is-far.ts';
import { SoldOut } from './sold-out.tsx';

interface DrinkCardProps {
  drink: Drink;
  /** The reason why it was chosen for this guest. */
  reason?: string;
  eager: boolean;
  /**
   * Large: as wide as a phone's screen, with its picture beside the text. Wide: as two of those.
   */
  size?: 'large' | 'wide';
}

/** The whole card is clickable. The button in it is for keyboards and screen readers. */
export const DrinkCard = memo(function DrinkCard({ drink, reason, eager, size }: DrinkCardProps) {
  const text = useText();
  const card = useRef<HTMLElement>(null);
  const isFar = useIsFar(card);
  useFocusParentOnUnmount(card);
  const { menu } = drink;
  const isSoldOut = menu?.soldOut;
  const isWide = size === 'wide';
  const faded = isSoldOut ? 'opacity-45 grayscale' : '';
  const picture = (className: string) => (
    // Each loaded drawing is a document of a hundred elements.
    <DrinkPicture src={drink.imageUrl} {...{ eager, className }} isFar={isFar} />
  );
  return (
    <article
      ref={card}
      className={`tinted relative flex overflow-hidden rounded-lg border border-line transition-transform active:scale-[.98] [content-visibility:auto] ${
        size
          ? `min-h-[200px] [contain-intrinsic-size:auto_200px] [--glow:70%_110%_at_22%_46%] ${isWide ? 'md:col-span-full md:min-h-[300px]' : 'md:min-h-[240px]'}`
          : 'flex-col px-3.5 pb-3 [contain-intrinsic-size:auto_296px] max-[359px]:px-3'
      }`}
      style={isSoldOut ? undefined : ({ '--hue': drink.hue } as CSSProperties)}
    >
      {size ? (
        <div className={`relative w-[38%] flex-none ${faded}`}>
          {picture(
            `absolute -bottom-2.5 left-1/2 h-[196px] w-auto max-w-none -translate-x-1/2 ${isWide ? 'md:h-[304px]' : 'md:h-[244px]'}`,
          )}
        </div>
      ) : (
        picture(`-my-1 h-[184px] w-[147px] max-w-none flex-none self-center ${faded}`)
      )}
      {drink.isHouse && (
        <span className="absolute top-2.5 left-2.5 rounded-full border border-line-strong bg-bg/60 px-2.5 font-semibold text-brass text-xs leading-6">
          {text.menu.house}
        </span>
      )}
      {size ? (
        <div
          className={`flex min-w-0 flex-1 flex-col pt-4 pr-3.5 pb-3 ${isWide ? 'md:pt-10' : ''}`}
        >
          <CardText {...{ drink, reason, size }} />
        </div>
      ) : (
        <CardText {...{ drink, reason, size }} />
      )}
    </article>
  );
});

function CardText({ drink, reason, size }: Omit<DrinkCardProps, 'eager'>) {
  const text = useText();
  const language = useLanguage();
  const { name, menu, allergens } = drink;
  const poured = applySubstitutions(drink);
  const isSoldOut = menu?.soldOut;
  const isWide = size === 'wide';
  const lang = drink.writtenIn ?? undefined;
  const nameOf = (one: Allergen) => text.allergens[one] ?? one;
  return (
    <>
      <h3
        lang={lang}
        className={`wrap-anywhere ${size ? `text-xl ${isWide ? 'md:text-4xl' : 'md:text-2xl'}` : 'text-lg'} ${isSoldOut ? 'text-muted' : ''}`}
      >
        {name}
      </h3>
      {menu?.note && (
        <p className="mt-0.5 wrap-anywhere text-brass text-sm leading-snug">{menu.note}</p>
      )}
      {reason && <p className="mt-0.5 text-brass text-sm leading-snug">{reason}</p>}
      <p
        className={`mt-0.5 line-clamp-2 text-xs leading-snug ${isSoldOut ? 'text-muted' : 'text-ink-2'}`}
      >
        {ingredientLine(poured, reason)}
      </p>
      {poured.map(
        ({ _id, insteadOf }) =>
          insteadOf && (
            <p key={_id} className="mt-0.5 text-warn text-xs leading-snug">
              {text.menu.insteadOfShort(withoutGloss(insteadOf))}
            </p>
          ),
      )}
      {allergens.has.length + allergens.may.length > 0 && (
        <p className="mt-0.5 text-[0.75rem] text-muted leading-snug">
          {allergens.has.length > 0 && <span className="sr-only">{text.menu.contains} </span>}
          {allergens.has.map(nameOf).join(' · ')}
          {allergens.may.length > 0 &&
            `${allergens.has.length > 0 ? ' · ' : ''}${text.menu.mayContain(allergens.may.map(nameOf).join(', ').toLowerCase())}`}
        </p>
      )}
      {size && (
        <p
          lang={lang}
          className={`mt-2 line-clamp-2 max-w-md text-sm leading-snug md:line-clamp-3 ${isWide ? 'md:text-lg' : ''} ${isSoldOut ? 'text-muted' : 'text-ink-2'}`}
        >
          {drink.description}
        </p>
      )}
      <div className="mt-auto flex items-end justify-between gap-2 pt-2 max-[359px]:gap-1">
        <div className="grid min-w-0 gap-1.5 pb-1.5">
          {menu?.price && (
            <p className="font-semibold text-ink-2 text-sm leading-none">
              {priceText(menu.price, language)}
            </p>
          )}
          {isSoldOut ? (
            <p className="font-semibold text-warn text-xs leading-snug">
              <SoldOut {...menu} />
            </p>
          ) : (
            <StrengthBars alcoholContent={drink.alcoholContent} audience="guest" />
          )}
        </div>
        <button
          type="button"
          aria-label={isSoldOut ? text.menu.see(name) : text.menu.order(name)}
          className={`-mr-1.5 -mb-1 grid size-[44px] flex-none scroll-mt-16 place-items-center rounded-full after:absolute after:inset-0 ${
            isSoldOut
              ? 'border border-line-strong text-muted'
              : 'bg-fill text-on-fill shadow-[inset_0_1px_#fff8,0_4px_12px_#0004]'
          }`}
          onClick={() => openDrink(drink)}
        >
          {isSoldOut ? (
            <LineIcon path={icons.more} size={22} />
          ) : (
            <LineIcon path="M5 12h14M12 5v14" />
          )}
        </button>
      </div>
    </>
  );
}

/**
 * Lists "Gin, Campari, sweet vermouth". Below a reason, lists only the others: "+ sweet vermouth".
 */
function ingredientLine(poured: ReturnType<typeof applySubstitutions>, reason = ''): string {
  const named = reason.toLowerCase().split(/[:;,.]\s*/);
  const rest = poured.filter(({ name }) => !named.includes(name.toLowerCase()));
  const isWhole = rest.length === poured.length;
  const names = rest.map(({ name, isProper }, number) => {
    const plain = withoutGloss(name);
    return isProper || (isWhole && !number) ? plain : plain[0]?.toLowerCase() + plain.slice(1);
  });
  return names.length ? `${isWhole ? '' : '+ '}${names.join(', ')}` : '';
}

/** "White crème de cacao (clear chocolate liqueur)" */
const withoutGloss = (name: string) => name.replace(/ \(.*/, '');

/** Skeletons as large as cards, so that nothing shifts when the drinks have loaded. */
export function DrinkCardSkeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, number) => (
    <div key={number} aria-hidden className="h-[296px] animate-pulse rounded-lg bg-surface" />
  ));
}
