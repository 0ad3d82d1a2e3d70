import type { OwnIngredientPreview } from '#domain/ingredients/own-ingredients.ts';
import type { ChangeForm } from '#web/components/editor/editor-value.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { AllergenFields } from './allergen-fields.tsx';
import { type FormValue, readStrength } from './form-value.ts';
import { useOwnText } from './texts.ts';

interface FactFieldsProps {
  value: FormValue;
  kindName: string | undefined;
  preview: OwnIngredientPreview | undefined;
  errorAt: (field: string) => string | undefined;
  onChange: ChangeForm<FormValue>;
}

export function FactFields({ value, kindName, preview, errorAt, onChange }: FactFieldsProps) {
  const text = useOwnText();
  const language = useLanguage();
  const ofParts = value.parts.length > 0 ? (preview?.strengthOfParts ?? null) : null;
  const percent = new Intl.NumberFormat(language).format(ofParts ?? 0);
  const isOff = ofParts !== null && Math.abs(ofParts - (readStrength(value.strength) ?? -1)) >= 0.5;
  return (
    <>
      <div className="grid gap-1 sm:max-w-[50%]">
        <Field
          name="strength"
          label={text.strength}
          inputMode="decimal"
          autoComplete="off"
          value={value.strength}
          error={errorAt('strength')}
          onChange={(event) => onChange({ strength: event.target.value })}
        />
        {isOff && (
          <p className="flex flex-wrap items-center gap-x-2 text-ink-2 text-sm">
            {text.strengthOfParts(percent)}
            <Button
              look="quiet"
              className="!px-0 underline"
              onClick={() => onChange({ strength: percent })}
            >
              {text.takeOver}
            </Button>
          </p>
        )}
      </div>
      <AllergenFields
        facts={value.allergens}
        kindName={kindName}
        known={preview?.allergens}
        hasParts={value.parts.length > 0}
        onChange={onChange}
      />
    </>
  );
}
