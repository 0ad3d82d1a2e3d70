import { isOnMenu, type MenuEntry, type MenuMode } from '#domain/menu/menu.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { useMenuText } from './texts.ts';

interface MenuBadgesProps {
  entry: MenuEntry | undefined;
  mode: MenuMode;
  /** Only reasons why guests cannot order it. */
  isShort?: boolean;
}

export function MenuBadges({ entry, mode, isShort = false }: MenuBadgesProps) {
  const text = useMenuText();
  const language = useLanguage();
  const isHidden = !isOnMenu(entry, mode);
  const soldOut = entry?.soldOut;
  const isFeatured = entry?.featured != null && !isShort;
  const note = isShort ? '' : entry?.note;
  if (!isHidden && !soldOut && !isFeatured && !note) return null;
  const time = (at: number) => new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(at);
  return (
    <span className="flex flex-wrap gap-x-2 font-normal text-sm leading-tight">
      {isFeatured && <span className="font-semibold text-brass">{text.featured}</span>}
      {isHidden && <span className="text-muted">{text.hidden}</span>}
      {soldOut && (
        <span className="font-semibold text-warn">
          {soldOut === 'hour'
            ? text.soldOutUntil(time(entry.soldOutUntil ?? 0))
            : text.soldOutFor[soldOut]}
        </span>
      )}
      {note && <span className="wrap-anywhere text-ink-2 italic">{note}</span>}
    </span>
  );
}
