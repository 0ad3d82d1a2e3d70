import Ban from 'lucide-react/icons/ban';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import Star from 'lucide-react/icons/star';
import { type Currency, isOnMenu, type MenuEntry, type MenuMode } from '#domain/menu/menu.ts';
import { useMenuText } from './texts.ts';
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
  /** Labels below the icons where there is room. */
  hasWords?: boolean;
}

export const quickButton =
  'flex min-h-[44px] min-w-[44px] flex-none flex-col items-center justify-center rounded-sm px-1 text-muted hover:bg-line hover:text-ink';
/** A tooltip, on screens from 1024 px. */
export const quickWord = 'max-lg:hidden text-xs leading-tight';

/** Shows, features or sells out a drink with one press. */
export function QuickActions(props: QuickActionsProps) {
  const { drinkId, name, entry, mode, change, ask, hasWords = false } = props;
  const text = useMenuText();
  const isShown = isOnMenu(entry, mode);
  const isFeatured = entry?.featured != null;
  const isSoldOut = entry?.soldOut != null;
  const ShownIcon = isShown ? Eye : EyeOff;
  const word = (one: string) => hasWords && <span className={quickWord}>{one}</span>;
  return (
    <span className="flex items-center">
      <button
        type="button"
        aria-label={text.onMenuOf(name)}
        title={isShown ? text.visible : text.hiddenFromGuests}
        aria-pressed={isShown}
        className={`${quickButton} aria-pressed:text-ink`}
        onClick={() => change([drinkId], { isShown: !isShown })}
      >
        <ShownIcon aria-hidden size={20} />
        {word(isShown ? text.visibleShort : text.hidden)}
      </button>
      <button
        type="button"
        aria-label={text.featuredOf(name)}
        title={isFeatured ? text.unfeature : text.feature}
        aria-pressed={isFeatured}
        className={`${quickButton} aria-pressed:text-brass`}
        onClick={() => change([drinkId], { isFeatured: !isFeatured })}
      >
        <Star aria-hidden size={20} fill={isFeatured ? 'currentColor' : 'none'} />
        {word(text.featured)}
      </button>
      <button
        type="button"
        aria-label={text.soldOutOf(name)}
        title={isSoldOut ? text.backOn : text.soldOut}
        aria-pressed={isSoldOut}
        className={`${quickButton} aria-pressed:text-warn`}
        onClick={() => (isSoldOut ? change([drinkId], { soldOut: null }) : ask('soldOut', drinkId))}
      >
        <Ban aria-hidden size={20} />
        {word(text.soldOut)}
      </button>
    </span>
  );
}
