import BookOpen from 'lucide-react/icons/book-open';
import { useState, useTransition } from 'react';
import type { Drink } from '#domain/drinks/drinks.ts';
import { PartBoundary } from '#web/components/error-boundary.tsx';
import { HowToMake } from './parts.ts';
import { useDrinkText } from './texts.ts';

export function RecipeButton({ drink }: { drink: Drink }) {
  const text = useDrinkText();
  const [showsRecipe, setShowsRecipe] = useState(false);
  // The button is busy until the recipe has loaded.
  const [isOpening, startOpening] = useTransition();
  return (
    <>
      <button
        type="button"
        aria-busy={isOpening}
        className="flex min-h-[44px] items-center gap-2 font-medium text-brass text-sm aria-busy:animate-pulse"
        onClick={() => startOpening(() => setShowsRecipe(true))}
      >
        <BookOpen size={18} aria-hidden />
        {text.howToMake}
      </button>
      <PartBoundary>
        {showsRecipe && <HowToMake drink={drink} onClose={() => setShowsRecipe(false)} />}
      </PartBoundary>
    </>
  );
}
