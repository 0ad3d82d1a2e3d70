import BookOpen from 'lucide-react/icons/book-open';
import type { Drink } from '#domain/drinks.ts';
import { useDrinksText } from './texts.ts';

interface ViewRecipeProps {
  drink: Drink;
  onView: (drinkId: string) => void;
  className?: string;
}

/** Opens the recipe: what a press anywhere on the drink does, for keyboards and screen readers. */
export function ViewRecipe({ drink, onView, className = '' }: ViewRecipeProps) {
  const text = useDrinksText();
  return (
    <button
      type="button"
      aria-label={text.viewRecipeOf(drink.name)}
      title={text.viewRecipe}
      className={`inline-grid size-[44px] flex-none place-items-center rounded-sm text-muted group-hover:text-brass ${className}`}
      onClick={() => onView(drink._id)}
    >
      <BookOpen aria-hidden size={20} />
    </button>
  );
}
