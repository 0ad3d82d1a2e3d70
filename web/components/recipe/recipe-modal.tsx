import { Sparkles } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import type { Drink } from '#domain/drinks.ts';
import { DrinkPicture } from '#web/components/drink-picture.tsx';
import { StrengthBars } from '#web/components/strength-bars.tsx';
import { useText } from '#web/i18n/language.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { useRecipeText } from './texts.ts';

interface RecipeModalProps {
  drink: Omit<Drink, '_creationTime' | 'substitutions'> & Partial<Pick<Drink, 'substitutions'>>;
  /** In place of the drink's name; the drink's name then stands below it. */
  title?: string;
  subtitle?: string;
  onClose: () => void;
  /** In place of the button that closes. */
  actions?: ReactNode;
  /** Below it. */
  more?: ReactNode;
}

const badge =
  'flex h-7 items-center gap-1.5 rounded-full border border-line bg-line px-3 font-semibold text-ink-2 text-xs';

/** How a drink is made, for those who make it. */
export function RecipeModal({ drink, title, subtitle, onClose, actions, more }: RecipeModalProps) {
  const text = useRecipeText();
  const shared = useText();
  return (
    <Sheet
      label={title ?? drink.name}
      closeLabel={shared.common.close}
      onClose={onClose}
      style={{ '--hue': drink.hue } as CSSProperties}
      hero={<DrinkPicture src={drink.imageUrl} eager className="" />}
    >
      <div className="grid gap-5">
        <div className="-mt-3 grid justify-items-center gap-2.5 text-center">
          <h2 className="text-2xl">{title ?? drink.name}</h2>
          {subtitle && <p className="text-ink-2">{subtitle}</p>}
          {title && <p className="font-display font-semibold text-xl">{drink.name}</p>}
          <div className="flex flex-wrap justify-center gap-2">
            {drink.isAiGenerated && (
              <span className={badge}>
                <Sparkles aria-hidden size={14} className="text-brass" />
                {text.aiGenerated}
              </span>
            )}
            {drink.category !== 'ai-generated' && (
              <span className={badge}>{shared.drinkCategories[drink.category]}</span>
            )}
            <span className={badge}>
              <StrengthBars
                alcoholContent={drink.alcoholContent}
                audience="dashboard"
                withPercent
              />
            </span>
          </div>
          <p className="max-w-[360px] text-balance text-[16px] text-ink-2">{drink.description}</p>
        </div>
        <div>
          <h3 className="mb-2 text-xl">{text.ingredients}</h3>
          <ul>
            {drink.ingredients.map(({ _id, name }, number) => (
              <li key={_id} className="flex justify-between gap-4 border-line border-b py-2">
                <span>{name}</span>
                <span className="flex-none font-semibold text-brass">
                  {drink.ingredientAmounts[number]}
                </span>
              </li>
            ))}
          </ul>
          {drink.substitutions?.map(({ ingredientId, ingredientName, substituteName }) => (
            <p key={ingredientId} className="mt-2 text-warn text-sm">
              {shared.menu.substituted(substituteName, ingredientName)}
            </p>
          ))}
        </div>
        <div>
          <h3 className="mb-2 text-xl">{text.instructions}</h3>
          <p className="text-[16px] text-ink-2 leading-relaxed">{drink.instructions}</p>
        </div>
        {drink.garnish && (
          <div>
            <h3 className="mb-2 text-xl">{text.garnish}</h3>
            <p className="text-ink-2">{drink.garnish}</p>
          </div>
        )}
        {actions ?? <Button onClick={onClose}>{title ? text.gotIt : text.closeRecipe}</Button>}
        {more}
      </div>
    </Sheet>
  );
}
