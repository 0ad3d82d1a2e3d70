import { useRef, useState } from 'react';
import type { OwnBar } from '#domain/bars/bars.ts';
import type { Ingredient } from '#domain/ingredients/ingredients.ts';
import { Button } from '#web/ui/button.tsx';
import { useFocusParentOnUnmount } from '#web/ui/use-focus-parent-on-unmount.ts';
import { useMixologistText } from './texts.ts';
import { useRecommendationChanges } from './use-recommendation-changes.ts';

interface HiddenRecommendationsProps {
  bar: OwnBar;
  hidden: readonly (readonly Ingredient[])[];
}

/** Recommendations that the owner has hidden, each with a button to restore it. */
export function HiddenRecommendations({ bar, hidden }: HiddenRecommendationsProps) {
  const { recommendations: text } = useMixologistText();
  const [isOpen, setOpen] = useState(false);
  if (hidden.length === 0) return null;
  return (
    <div className="grid gap-2">
      <Button
        look="quiet"
        className="justify-self-start"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? text.closeHidden : text.showHidden(hidden.length)}
      </Button>
      {isOpen && (
        <ul aria-label={text.hiddenTitle} className="grid gap-1">
          {hidden.map((ingredients) => (
            <HiddenRow key={ingredients.map(({ _id }) => _id).join()} {...{ bar, ingredients }} />
          ))}
        </ul>
      )}
    </div>
  );
}

function HiddenRow({ bar, ingredients }: { bar: OwnBar; ingredients: readonly Ingredient[] }) {
  const { recommendations: text } = useMixologistText();
  const { showAgain, isBusy } = useRecommendationChanges(bar);
  const button = useRef<HTMLButtonElement>(null);
  useFocusParentOnUnmount(button);
  const name = ingredients.map((ingredient) => ingredient.name).join(' + ');
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 border-line border-t pt-1 pl-3">
      <span className="min-w-0 text-ink-2">{name}</span>
      <Button
        ref={button}
        look="quiet"
        inactive={isBusy}
        aria-label={`${text.showAgain}: ${name}`}
        onClick={() => showAgain(ingredients)}
      >
        {text.showAgain}
      </Button>
    </li>
  );
}
