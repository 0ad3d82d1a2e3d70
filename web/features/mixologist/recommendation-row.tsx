import Check from 'lucide-react/icons/check';
import { useRef } from 'react';
import type { OwnBar } from '#domain/bars/bars.ts';
import type { Level } from '#domain/levels.ts';
import {
  ingredientsOf,
  newDrinkNamesShown,
  type Recommendation,
} from '#domain/mixologist/mixologist.ts';
import { useIngredientCategories } from '#web/components/ingredient-categories/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { useFocusParentOnUnmount } from '#web/ui/use-focus-parent-on-unmount.ts';
import { useMixologistText } from './texts.ts';
import { useRecommendationChanges } from './use-recommendation-changes.ts';

const impactLooks: Record<Level, string> = {
  high: 'border-ok text-ok',
  medium: 'border-warn text-warn',
  low: 'border-info text-info',
};

interface RecommendationRowProps {
  bar: OwnBar;
  recommendation: Recommendation;
  isTaken: boolean;
  onTake: () => void;
  className: string;
}

export function RecommendationRow(props: RecommendationRowProps) {
  const { bar, recommendation, isTaken, onTake, className } = props;
  const { recommendations: text } = useMixologistText();
  const categories = useIngredientCategories();
  const row = useRef<HTMLLIElement>(null);
  useFocusParentOnUnmount(row);
  const { impact, newDrinksCount, newDrinkNames, reason } = recommendation;
  const ingredients = ingredientsOf(recommendation);
  const shown = newDrinkNames.slice(0, newDrinkNamesShown);
  const more = newDrinkNames.length - shown.length;
  return (
    <li
      ref={row}
      tabIndex={-1}
      className={`grid content-between gap-3 rounded-sm border border-line bg-raised p-4 ${className}`}
    >
      <div className="grid gap-2">
        <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
          <div className="min-w-0">
            <h3 className="text-lg leading-tight">
              {ingredients.map(({ name }) => name).join(' + ')}
            </h3>
            <p className="text-muted text-sm">
              {[...new Set(ingredients.map(({ category }) => category))]
                .map((category) => categories[category] ?? category)
                .join(' · ')}
            </p>
          </div>
          <span
            className={`flex-none rounded-full border px-2.5 py-0.5 font-semibold text-xs ${impactLooks[impact]}`}
          >
            {text.impacts[impact] ?? impact}
          </span>
        </div>
        <p className="text-sm">
          <span className="font-semibold text-brass">{text.newDrinks(newDrinksCount)}</span>
          <span className="text-ink-2">
            {`: ${[...shown, ...(more > 0 ? [text.more(more)] : [])].join(', ')}`}
          </span>
        </p>
        <p className="text-sm">{reason}</p>
        {ingredients.map(({ _id, description }) => (
          <p key={_id} className="text-ink-2 text-sm">
            {description}
          </p>
        ))}
      </div>
      {isTaken ? (
        <p className="flex min-h-[44px] items-center gap-2 font-semibold text-ok">
          <Check aria-hidden size={18} />
          {text.taken}
        </p>
      ) : (
        <RowButtons bar={bar} recommendation={recommendation} onTake={onTake} />
      )}
    </li>
  );
}

type RowButtonsProps = Pick<RecommendationRowProps, 'bar' | 'recommendation' | 'onTake'>;

function RowButtons({ bar, recommendation, onTake }: RowButtonsProps) {
  const { recommendations: text } = useMixologistText();
  const { take, hide, isBusy } = useRecommendationChanges(bar);
  const button = useRef<HTMLButtonElement>(null);
  useFocusParentOnUnmount(button);
  const ingredients = ingredientsOf(recommendation);
  const name = ingredients.map((ingredient) => ingredient.name).join(' + ');
  const takeLabel = text.take(ingredients.length);
  const takeAll = async () => {
    if (await take(ingredients)) onTake();
  };
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        ref={button}
        look="secondary"
        inactive={isBusy}
        aria-label={`${takeLabel}: ${name}`}
        onClick={takeAll}
      >
        {takeLabel}
      </Button>
      <Button
        look="quiet"
        inactive={isBusy}
        aria-label={`${text.hide}: ${name}`}
        onClick={() => hide(ingredients)}
      >
        {text.hide}
      </Button>
    </div>
  );
}
