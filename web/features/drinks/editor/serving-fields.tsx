import X from 'lucide-react/icons/x';
import { dilution, type Method } from '#domain/drinks/alcohol.ts';
import { type Garnish, garnishes, glasses, ices, rims } from '#domain/drinks/drink-look.ts';
import { drinkCategories } from '#domain/drinks/drinks.ts';
import { ownDrinkLimits } from '#domain/drinks/own-drinks.ts';
import type { ChangeForm } from '#web/components/editor/editor-value.ts';
import { useEditorText } from '#web/components/editor/texts.ts';
import { useLanguage, useText } from '#web/i18n/language.ts';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { fieldNames } from './form-problems.ts';
import type { FormValue } from './form-value.ts';
import { useServingNames } from './names.ts';
import { useDrinkEditorText } from './texts.ts';

const methods = Object.keys(dilution) as Method[];

interface ServingFieldsProps {
  value: FormValue;
  errorAt: (field: string) => string | undefined;
  onChange: ChangeForm<FormValue>;
}

/** Category, method, glass, ice, rim and garnishes. */
export function ServingFields({ value, errorAt, onChange }: ServingFieldsProps) {
  const text = useDrinkEditorText();
  const common = useEditorText();
  const names = useServingNames();
  const { drinkCategories: categoryNames } = useText();
  const { compare } = new Intl.Collator(useLanguage());
  // Only AI drinks have that category.
  const categories = drinkCategories.filter(
    (category) => category !== 'ai-generated' || value.category === category,
  );
  const open = garnishes
    .filter((garnish) => !value.garnishes.includes(garnish))
    .toSorted((a, b) => compare(names.garnishes[a], names.garnishes[b]));
  const setGarnishes = (next: (before: Garnish[]) => Garnish[]) =>
    onChange((before) => ({ garnishes: next(before.garnishes) }));
  return (
    <div className="grid gap-4">
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,144px),1fr))] gap-x-3 gap-y-4 sm:grid-cols-3">
        <SelectField
          name={fieldNames.category}
          label={common.category}
          error={errorAt(fieldNames.category)}
          value={value.category}
          options={categories.map((each) => ({ value: each, label: categoryNames[each] }))}
          onChange={(category) => onChange({ category })}
        />
        <SelectField
          label={text.method}
          value={value.method}
          options={methods.map((each) => ({ value: each, label: names.methods[each] }))}
          onChange={(method) => onChange({ method })}
        />
        <SelectField
          label={text.glass}
          value={value.glass}
          options={glasses.map((each) => ({ value: each, label: names.glasses[each] }))}
          onChange={(glass) => onChange({ glass })}
        />
        <SelectField
          label={text.ice}
          value={value.ice}
          options={ices.map((each) => ({ value: each, label: names.ices[each] }))}
          onChange={(ice) => onChange({ ice })}
        />
        <SelectField
          label={text.rim}
          value={value.rim ?? ''}
          options={[
            { value: '' as const, label: text.noRim },
            ...rims.map((each) => ({ value: each, label: names.rims[each] })),
          ]}
          onChange={(rim) => onChange({ rim: rim || null })}
        />
      </div>
      <fieldset className="grid gap-2">
        <legend className="mb-1.5 font-semibold text-sm">
          {text.garnish}{' '}
          <span className="ml-1 font-normal text-muted">
            {text.garnishHint(ownDrinkLimits.garnishes)}
          </span>
        </legend>
        {value.garnishes.length > 0 && (
          <ul className="flex flex-wrap gap-2">
            {value.garnishes.map((garnish) => (
              <li key={garnish}>
                <button
                  type="button"
                  aria-label={common.remove(names.garnishes[garnish])}
                  className="flex min-h-[44px] items-center gap-2 rounded-full border border-line-strong bg-raised pr-3 pl-4 font-semibold text-sm"
                  onClick={() =>
                    setGarnishes((before) => before.filter((each) => each !== garnish))
                  }
                >
                  {names.garnishes[garnish]}
                  <X aria-hidden size={16} className="text-muted" />
                </button>
              </li>
            ))}
          </ul>
        )}
        {value.garnishes.length < ownDrinkLimits.garnishes && (
          <select
            aria-label={text.addGarnish}
            className="min-h-[52px] w-full rounded-sm border border-line-strong bg-bg px-3 text-[1rem] sm:max-w-[20rem]"
            value=""
            onChange={(event) => {
              const chosen = event.target.value as Garnish;
              setGarnishes((before) => [...before, chosen]);
            }}
          >
            <option value="">{text.addGarnish}</option>
            {open.map((garnish) => (
              <option key={garnish} value={garnish}>
                {names.garnishes[garnish]}
              </option>
            ))}
          </select>
        )}
      </fieldset>
    </div>
  );
}
