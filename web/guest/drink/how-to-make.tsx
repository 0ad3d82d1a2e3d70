import type { Drink } from '#domain/drinks/drinks.ts';
import { IngredientList } from '#web/components/recipe/ingredient-list.tsx';
import { SubstitutionNotes } from '#web/components/recipe/substitution-notes.tsx';
import { useText } from '#web/i18n/language.ts';
import { Sheet } from '#web/ui/sheet/sheet.tsx';
import { useDrinkText } from './texts.ts';

export function HowToMake({ drink, onClose }: { drink: Drink; onClose: () => void }) {
  const shared = useText();
  const text = useDrinkText();
  const lang = drink.writtenIn ?? undefined;
  return (
    <Sheet label={text.howToMake} closeLabel={shared.common.close} onClose={onClose}>
      <div className="grid gap-4">
        <h2 className="pr-12 text-2xl">{text.howToMake}</h2>
        <p lang={lang} className="font-display font-semibold text-xl">
          {drink.name}
        </p>
        <IngredientList drink={drink} />
        <div>
          <SubstitutionNotes drink={drink} />
          <p lang={lang} className="text-[1rem] text-ink-2 leading-relaxed">
            {drink.instructions}
          </p>
        </div>
        {drink.garnish && (
          <p className="text-ink-2">
            <span className="font-semibold text-ink">{text.garnish}</span>
            <br />
            <span lang={lang}>{drink.garnish}</span>
          </p>
        )}
      </div>
    </Sheet>
  );
}
