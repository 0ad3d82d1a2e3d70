import BookOpen from 'lucide-react/icons/book-open';
import type { Drink } from '#domain/drinks/drinks.ts';
import { useDrinksText } from '#web/features/drinks/texts.ts';

interface ViewRecipeProps {
  drink: Drink;
  onView: (drinkId: string) => void;
  className?: string;
}

/** Opens the recipe, for keyboards and screen readers; a pointer can press anywhere on the drink. */
export function ViewRecipe({ drink, onView, className = '' }: ViewRecipeProps) {
  const text = useDrinksText();
  return (
    <button
      type="button"
      aria-label={text.viewRecipeOf(drink.name)}
      title={text.viewRecipe}
      className={`inline-flex h-[44px] min-w-[44px] flex-none items-center justify-center gap-2 rounded-sm px-2 text-muted group-hover:text-brass ${className}`}
      onClick={() => onView(drink._id)}
    >
      <BookOpen aria-hidden size={20} className="flex-none lg:hidden" />
      <span className="max-lg:hidden font-semibold text-brass text-sm">{text.viewRecipe}</span>
    </button>
  );
}
