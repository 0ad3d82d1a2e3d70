import House from 'lucide-react/icons/house';
import Sparkles from 'lucide-react/icons/sparkles';
import type { Drink } from '#domain/drinks/drinks.ts';
import { useMenuText } from '#web/features/drinks/menu/texts.ts';
import { useDrinksText } from '#web/features/drinks/texts.ts';
import { useText } from '#web/i18n/language.ts';
import { kindOf } from './sort-drinks.ts';

const badge = 'inline-flex items-center gap-1.5 font-semibold text-brass whitespace-nowrap';

/** AI, house, or the category of a classic. */
export function TypeBadge({ drink }: { drink: Drink }) {
  const { aiBadge } = useDrinksText();
  const { houseBadge } = useMenuText();
  const { drinkCategories } = useText();
  const kind = kindOf(drink);
  if (kind === 'classic') return drinkCategories[drink.category] ?? drink.category;
  return kind === 'ai' ? (
    <span className={badge}>
      <Sparkles aria-hidden size={15} />
      {aiBadge}
    </span>
  ) : (
    <span className={badge}>
      <House aria-hidden size={15} />
      {houseBadge}
    </span>
  );
}
