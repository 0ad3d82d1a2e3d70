import Ban from 'lucide-react/icons/ban';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import Star from 'lucide-react/icons/star';
import Tag from 'lucide-react/icons/tag';
import { type Currency, isOnMenu, type MenuEntry, type MenuMode } from '#domain/menu.ts';
import { priceText } from '#web/components/price.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { useMenuText } from './menu-texts.ts';
import type { ChangeDrinks } from './use-menu.ts';

export interface QuickActionsProps {
  drinkId: string;
  name: string;
  entry: MenuEntry | undefined;
  mode: MenuMode;
  currency: Currency;
  change: ChangeDrinks;
  /** Opens a sheet for one drink. */
  ask: (what: 'soldOut' | 'details', drinkId: string) => void;
}

const button =
  'grid h-[44px] min-w-[44px] flex-none place-items-center rounded-sm text-muted hover:bg-line hover:text-ink';

/** What is done to a drink with one press: shown, featured, sold out, its price. */
export function QuickActions(props: QuickActionsProps) {
  const { drinkId, name, entry, mode, currency, change, ask } = props;
  const text = useMenuText();
  const language = useLanguage();
  const isShown = isOnMenu(entry, mode);
  const isFeatured = entry?.featured != null;
  const isSoldOut = entry?.soldOut != null;
  const price = entry?.price ?? null;
  const ShownIcon = isShown ? Eye : EyeOff;
  return (
    <span className="flex items-center">
      <button
        type="button"
        aria-label={text.onMenuOf(name)}
        title={text.state}
        aria-pressed={isShown}
        className={`${button} aria-pressed:text-ink`}
        onClick={() => change([drinkId], { isShown: !isShown })}
      >
        <ShownIcon aria-hidden size={20} />
      </button>
      <button
        type="button"
        aria-label={text.featuredOf(name)}
        title={text.featured}
        aria-pressed={isFeatured}
        className={`${button} aria-pressed:text-brass`}
        onClick={() => change([drinkId], { isFeatured: !isFeatured })}
      >
        <Star aria-hidden size={20} fill={isFeatured ? 'currentColor' : 'none'} />
      </button>
      <button
        type="button"
        aria-label={text.soldOutOf(name)}
        title={text.soldOut}
        aria-pressed={isSoldOut}
        className={`${button} aria-pressed:text-warn`}
        onClick={() => (isSoldOut ? change([drinkId], { soldOut: null }) : ask('soldOut', drinkId))}
      >
        <Ban aria-hidden size={20} />
      </button>
      <button
        type="button"
        aria-label={text.priceOf(name)}
        title={text.price}
        className={`${button} min-w-[60px] whitespace-nowrap px-1 text-sm`}
        onClick={() => ask('details', drinkId)}
      >
        {price === null ? (
          <Tag aria-hidden size={18} />
        ) : (
          <span className="font-semibold text-ink tabular-nums">
            {priceText({ amount: price, currency }, language)}
          </span>
        )}
      </button>
    </span>
  );
}
