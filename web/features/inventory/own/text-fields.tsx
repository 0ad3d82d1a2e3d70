import { useState } from 'react';
import { type Language, languages } from '#domain/languages.ts';
import { type OwnIngredientTexts, ownIngredientLimits } from '#domain/own-ingredients.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import type { FormErrors } from './form-errors.ts';
import { type ChangeForm, type FormValue, noTexts } from './form-value.ts';
import { useOwnText } from './texts.ts';

interface TextFieldsProps {
  value: FormValue;
  errors: FormErrors;
  onChange: ChangeForm;
}

/** Name, description and instructions, in one language or both. */
export function TextFields({ value, errors, onChange }: TextFieldsProps) {
  const text = useOwnText();
  const reader = useLanguage();
  const wrong = languages.find((language) => errors[`name-${language}`]);
  const [chosen, choose] = useState<Language>();
  const written = languages.filter((language) => value.texts[language]);
  const shown = chosen ?? wrong ?? (written.includes(reader) ? reader : (written[0] ?? reader));
  const texts = value.texts[shown];
  const change = (part: Partial<OwnIngredientTexts>) =>
    onChange(({ texts: before }) => ({
      texts: { ...before, [shown]: { ...(before[shown] ?? noTexts), ...part } },
    }));
  const remove = () =>
    onChange(({ texts: before }) => {
      const { [shown]: _, ...rest } = before;
      return { texts: rest };
    });
  return (
    <>
      <fieldset aria-label={text.languages} className="flex flex-wrap gap-2">
        {languages.map((language) => (
          <Chip key={language} pressed={language === shown} onClick={() => choose(language)}>
            {text.languageNames[language]}
            {!value.texts[language] && (
              <span className="font-normal opacity-75">{text.notWritten}</span>
            )}
          </Chip>
        ))}
      </fieldset>
      {texts ? (
        <>
          <Field
            name={`name-${shown}`}
            label={text.name}
            lang={shown}
            limit={ownIngredientLimits.name}
            autoComplete="off"
            value={texts.name}
            error={errors[`name-${shown}`]}
            onChange={(event) => change({ name: event.target.value })}
          />
          <TextArea
            label={text.description}
            hint={text.optional}
            lang={shown}
            rows={2}
            limit={ownIngredientLimits.description}
            value={texts.description}
            onChange={(event) => change({ description: event.target.value })}
          />
          {value.parts.length > 0 && (
            <TextArea
              label={text.instructions}
              hint={text.optional}
              lang={shown}
              rows={4}
              limit={ownIngredientLimits.instructions}
              value={texts.instructions}
              onChange={(event) => change({ instructions: event.target.value })}
            />
          )}
          {written.length > 1 && (
            <Button look="quiet" className="justify-self-start" onClick={remove}>
              {text.removeTexts[shown]}
            </Button>
          )}
        </>
      ) : (
        <div className="grid justify-items-start gap-3">
          <p className="text-ink-2">{text.fallback[shown]}</p>
          <Button look="secondary" onClick={() => change({})}>
            {text.writeIn[shown]}
          </Button>
        </div>
      )}
    </>
  );
}
