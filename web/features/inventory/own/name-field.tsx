import { ownIngredientLimits } from '#domain/ingredients/own-ingredients.ts';
import type { Language } from '#domain/languages.ts';
import { Field } from '#web/ui/form/field.tsx';
import type { FormErrors } from './form-errors.ts';
import { type ChangeForm, type FormValue, noTexts } from './form-value.ts';
import { useOwnText } from './texts.ts';

interface NameFieldProps {
  language: Language;
  value: FormValue;
  errors: FormErrors;
  onChange: ChangeForm;
}

/** The name in a language. */
export function NameField({ language, value, errors, onChange }: NameFieldProps) {
  const text = useOwnText();
  const texts = value.texts[language] ?? noTexts;
  return (
    <Field
      name={`name-${language}`}
      label={text.name}
      limit={ownIngredientLimits.name}
      lang={language}
      autoComplete="off"
      value={texts.name}
      error={errors[`name-${language}`]}
      onChange={(event) =>
        onChange(({ texts: before }) => ({
          texts: { ...before, [language]: { ...texts, name: event.target.value } },
        }))
      }
    />
  );
}
