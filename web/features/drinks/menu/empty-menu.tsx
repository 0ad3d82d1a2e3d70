import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import type { Drink } from '#domain/drinks/drinks.ts';
import { isOnMenu } from '#domain/menu/menu.ts';
import { useMenuText } from './texts.ts';
import type { Menu } from './use-menu.ts';

/** Warns that guests see an empty menu. */
export function EmptyMenu({ menu, drinks }: { menu: Menu; drinks: readonly Drink[] }) {
  const text = useMenuText();
  const { mode, entries } = menu;
  const isEmpty = mode === 'chosen' && !drinks.some(({ _id }) => isOnMenu(entries.get(_id), mode));
  return (
    <div role="status" className="empty:hidden">
      {isEmpty && (
        <p className="flex items-start gap-3 rounded-sm border border-warn bg-warn/10 px-4 py-3">
          <TriangleAlert aria-hidden size={20} className="flex-none text-warn" />
          <span className="grid">
            <b className="text-warn">{text.emptyMenu}</b>
            <span className="text-ink-2">{text.emptyMenuReason}</span>
          </span>
        </p>
      )}
    </div>
  );
}
