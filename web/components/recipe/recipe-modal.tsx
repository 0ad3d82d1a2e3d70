import Sparkles from 'lucide-react/icons/sparkles';
import type { CSSProperties, ReactNode } from 'react';
import type { Drink } from '#domain/drinks/drinks.ts';
import { DrinkPicture } from '#web/components/drink-picture.tsx';
import { StrengthBars } from '#web/components/strength-bars.tsx';
import { useText } from '#web/i18n/language.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet/sheet.tsx';
import { IngredientList, type PouredIngredient } from './ingredient-list.tsx';
import { SubstitutionNotes } from './substitution-notes.tsx';
import { useRecipeText } from './texts.ts';
import '#web/ui/sheet/low-sheet.css';
import './recipe.css';

/** A drink, or a draft of one. */
type ShownDrink = Pick<
  Drink,
  | '_id'
  | 'name'
  | 'description'
  | 'category'
  | 'alcoholContent'
  | 'isAiGenerated'
  | 'instructions'
  | 'garnish'
  | 'imageUrl'
  | 'hue'
  | 'ingredients'
  | 'ingredientAmounts'
> &
  Partial<Drink>;

interface RecipeModalProps {
  drink: ShownDrink;
  /** Replaces the drink's name as the heading. The name then appears below it. */
  title?: string;
  subtitle?: string;
  note?: ReactNode;
  /** Ingredients that the bar has run out of, by id. */
  missing?: readonly string[];
  /** Rendered at the end of each ingredient's line. */
  ingredientAction?: (ingredient: PouredIngredient) => ReactNode;
  /** Rendered below the ingredients. */
  afterIngredients?: ReactNode;
  onClose: () => void;
  /** Rendered at the end of the recipe. */
  more?: ReactNode;
  /** A button beside the close button. */
  next?: ReactNode;
  /** Replaces the close button. */
  actions?: ReactNode;
}

const badge =
  'flex h-7 items-center gap-1.5 rounded-full border border-line bg-line px-3 font-semibold text-ink-2 text-xs';

export function RecipeModal(props: RecipeModalProps) {
  const { drink, title, subtitle, note, missing, onClose, more, next, actions } = props;
  const text = useRecipeText();
  const shared = useText();
  return (
    <Sheet
      label={title ?? drink.name}
      closeLabel={shared.common.close}
      onClose={onClose}
      look="recipe"
      style={{ '--hue': drink.hue } as CSSProperties}
      hero={<DrinkPicture key={drink._id} src={drink.imageUrl} eager className="" />}
    >
      <div className="recipe grid gap-5">
        <div className="recipe-drink -mt-3 grid justify-items-center gap-2.5 text-center">
          <h2 className="text-2xl">{title ?? drink.name}</h2>
          {subtitle && <p className="text-ink-2">{subtitle}</p>}
          {note}
          {title && <p className="font-display font-semibold text-xl">{drink.name}</p>}
          <div className="flex flex-wrap justify-center gap-2">
            {drink.isAiGenerated && (
              <span className={badge}>
                <Sparkles aria-hidden size={14} className="text-brass" />
                {text.aiGenerated}
              </span>
            )}
            {drink.category !== 'ai-generated' && (
              <span className={badge}>
                {shared.drinkCategories[drink.category] ?? drink.category}
              </span>
            )}
            <span className={badge}>
              <StrengthBars
                alcoholContent={drink.alcoholContent}
                audience="dashboard"
                withPercent
              />
            </span>
          </div>
          <p className="max-w-[360px] text-balance text-[1rem] text-ink-2">{drink.description}</p>
        </div>
        <div>
          <h3 className="mb-2 text-xl">{text.ingredients}</h3>
          <IngredientList drink={drink} missing={missing} action={props.ingredientAction} />
          {props.afterIngredients}
        </div>
        <div>
          <h3 className="mb-2 text-xl">{text.instructions}</h3>
          <SubstitutionNotes drink={drink} />
          <p className="text-[1rem] text-ink-2 leading-relaxed">{drink.instructions}</p>
        </div>
        {drink.garnish && (
          <div>
            <h3 className="mb-2 text-xl">{text.garnish}</h3>
            <p className="text-ink-2">{drink.garnish}</p>
          </div>
        )}
        {more}
        {/* Sticky, so that it stays visible in a long recipe. */}
        <div className="recipe-actions -mx-5 -bottom-5.5 -mb-5.5 sticky flex flex-wrap gap-3 bg-surface px-5 pt-1 pb-5.5 shadow-[0_-12px_16px_-4px_var(--surface)] sm:rounded-b-[32px]">
          {actions ?? (
            <Button
              look={next ? 'secondary' : 'primary'}
              className={next ? '' : 'flex-1'}
              onClick={onClose}
            >
              {title ? text.gotIt : text.closeRecipe}
            </Button>
          )}
          {next}
        </div>
      </div>
    </Sheet>
  );
}
