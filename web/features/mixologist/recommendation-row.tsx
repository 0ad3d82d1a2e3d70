import Check from 'lucide-react/icons/check';
import { useRef } from 'react';
import type { OwnBar } from '#domain/bars.ts';
import type { Level } from '#domain/levels.ts';
import { newDrinkNamesShown, type Recommendation } from '#domain/mixologist.ts';
import { errorText } from '#web/i18n/error-text.ts';
import { useText } from '#web/i18n/language.ts';
import { useMutation } from '#web/rpc/hooks.ts';
import { Button } from '#web/ui/button.tsx';
import { toasts } from '#web/ui/toasts.tsx';
import { useFocusParentOnUnmount } from '#web/ui/use-focus-parent-on-unmount.ts';
import { useMixologistText } from './texts.ts';

const impactLooks: Record<Level, string> = {
  high: 'border-ok text-ok',
  medium: 'border-brass text-brass',
  low: 'border-info text-info',
};

interface RecommendationRowProps {
  bar: OwnBar;
  recommendation: Recommendation;
  onShelf: ReadonlySet<string>;
  className: string;
}

export function RecommendationRow(props: RecommendationRowProps) {
  const { bar, recommendation, onShelf, className } = props;
  const { recommendations: text } = useMixologistText();
  const shared = useText();
  const { ingredient, together, impact, newDrinksCount, newDrinkNames } = recommendation;
  const bottles = together ? [ingredient, together] : [ingredient];
  const name = together ? text.together(ingredient.name, together.name) : ingredient.name;
  const isTaken = bottles.every(({ _id }) => onShelf.has(_id));
  const shown = newDrinkNames.slice(0, newDrinkNamesShown);
  const more = newDrinkNames.length - shown.length;
  return (
    <li
      tabIndex={-1}
      className={`grid content-between gap-3 rounded-sm border border-line bg-raised p-4 ${className}`}
    >
      <div className="grid gap-2">
        <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
          <div className="min-w-0">
            <h3 className="text-lg leading-tight">{name}</h3>
            <p className="text-muted text-sm">
              {[...new Set(bottles.map(({ category }) => category))]
                .map((category) => shared.ingredientCategories[category])
                .join(' · ')}
            </p>
          </div>
          <span
            className={`flex-none rounded-full border px-2.5 py-0.5 font-semibold text-xs ${impactLooks[impact]}`}
          >
            {text.impacts[impact]}
          </span>
        </div>
        {bottles.map(({ _id, description }) => (
          <p key={_id} className="text-ink-2 text-sm">
            {description}
          </p>
        ))}
        <p className="text-sm">
          <span className="font-semibold text-brass">{text.newDrinks(newDrinksCount)}</span>
          <span className="text-ink-2">
            {`: ${[...shown, ...(more > 0 ? [text.more(more)] : [])].join(', ')}`}
          </span>
        </p>
      </div>
      {isTaken ? (
        <p className="flex min-h-[44px] items-center gap-2 font-semibold text-ok">
          <Check aria-hidden size={18} />
          {text.taken}
        </p>
      ) : (
        <TakeButton bar={bar} bottles={bottles} name={name} />
      )}
    </li>
  );
}

interface TakeButtonProps {
  bar: OwnBar;
  bottles: readonly Recommendation['ingredient'][];
  name: string;
}

/** Marks the bottles as available. */
function TakeButton({ bar, bottles, name }: TakeButtonProps) {
  const { recommendations: text } = useMixologistText();
  const shared = useText();
  const [update, isBusy] = useMutation('ingredients.updateInventoryItem');
  const button = useRef<HTMLButtonElement>(null);
  useFocusParentOnUnmount(button);
  const take = async () => {
    try {
      for (const { _id } of bottles) {
        await update({ barId: bar._id, ingredientId: _id, isAvailable: true });
      }
    } catch (error) {
      toasts.error(text.takeFailed(errorText(shared, error)));
    }
  };
  return (
    <Button
      ref={button}
      look="secondary"
      className="justify-self-start"
      inactive={isBusy}
      aria-label={text.takeOf(name)}
      onClick={take}
    >
      {text.take}
    </Button>
  );
}
