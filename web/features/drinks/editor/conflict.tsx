import type { OwnDrink } from '#domain/drinks/own-drinks.ts';
import { formatAmount } from '#domain/drinks/units.ts';
import { unitPreference } from '#web/components/unit-preference.ts';
import { useLanguage, useText } from '#web/i18n/language.ts';
import { Button } from '#web/ui/button.tsx';
import { useStoredValue } from '#web/ui/local-storage.ts';
import type { FormValue } from './form-value.ts';
import { useServingNames } from './names.ts';
import { useEditorText } from './texts.ts';

interface ConflictProps {
  by: string | null;
  theirs: FormValue;
  mine: FormValue;
  ingredientName: (id: string) => string;
  onLoadTheirs: () => void;
  onSaveMine: () => void;
}

/** Somebody else has saved the drink meanwhile: says who, and what differs, and lets one choose. */
export function Conflict(props: ConflictProps) {
  const { by, theirs, mine, ingredientName, onLoadTheirs, onSaveMine } = props;
  const { conflict: text } = useEditorText();
  const describe = useDescription(ingredientName);
  const [left, right] = [describe(theirs), describe(mine)];
  const differing = left.flatMap(({ label, value }, n) => {
    const other = right[n]?.value ?? '';
    return value === other ? [] : { label, theirs: value, mine: other };
  });
  return (
    <section
      role="alert"
      aria-label={by ? text.title(by) : text.titleUnknown}
      className="grid gap-4 rounded-md border border-warn bg-surface p-4 sm:p-6"
    >
      <div className="grid gap-1">
        <h3 className="wrap-anywhere text-lg">{by ? text.title(by) : text.titleUnknown}</h3>
        <p className="text-ink-2">{differing.length ? text.hint : text.same}</p>
      </div>
      {differing.map(({ label, ...versions }) => (
        <div key={label} className="grid gap-1 border-line border-t pt-3">
          <p className="font-semibold text-sm">{label}</p>
          <dl className="grid gap-x-6 gap-y-2 wrap-anywhere sm:grid-cols-2">
            {(['theirs', 'mine'] as const).map((whose) => (
              <div key={whose}>
                <dt className="text-muted text-sm">{text[whose]}</dt>
                <dd className="whitespace-pre-line">{versions[whose] || text.nothing}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
      <div className="flex flex-wrap gap-3">
        <Button look="secondary" onClick={onLoadTheirs}>
          {text.loadTheirs}
        </Button>
        <Button look="secondary" onClick={onSaveMine}>
          {text.saveMine}
        </Button>
      </div>
    </section>
  );
}

/** Returns what a version says, field by field, in words. */
function useDescription(ingredientName: (id: string) => string) {
  const text = useEditorText();
  const names = useServingNames();
  const { drinkCategories, preferences } = useText();
  const language = useLanguage();
  const preference = useStoredValue(unitPreference);
  return (value: FormValue): { label: string; value: string }[] => {
    const line = (item: OwnDrink['recipe'][number]) => {
      const amount = formatAmount(item, preference, language);
      const optional = item.isOptional ? ` (${text.optional})` : '';
      return `${ingredientName(item.ingredientId)} ${amount}${optional}`;
    };
    const texts = (['en', 'sk'] as const).flatMap((each) => {
      const written = value.texts[each];
      const of = (label: string) => `${label} (${preferences.languageName[each]})`;
      return [
        { label: of(text.name), value: written?.name ?? '' },
        { label: of(text.description), value: written?.description ?? '' },
        { label: of(text.instructions), value: written?.instructions ?? '' },
        { label: of(text.garnishText), value: written?.garnish ?? '' },
      ];
    });
    return [
      ...texts,
      { label: text.ingredients, value: value.recipe.map(line).join('\n') },
      { label: text.category, value: drinkCategories[value.category] },
      { label: text.method, value: names.methods[value.method] },
      { label: text.glass, value: names.glasses[value.glass] },
      { label: text.ice, value: names.ices[value.ice] },
      { label: text.rim, value: value.rim ? names.rims[value.rim] : '' },
      {
        label: text.garnish,
        value: value.garnishes.map((each) => names.garnishes[each]).join(', '),
      },
    ];
  };
}
