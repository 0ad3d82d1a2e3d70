import { useId, useState } from 'react';
import { ownIngredientLimits } from '#domain/ingredients/own-ingredients.ts';
import { type Language, languages } from '#domain/languages.ts';
import type { OwnItemTexts } from '#domain/own-items.ts';
import { LanguageTabs, tabId } from '#web/components/language-tabs.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import type { FormErrors } from './form-errors.ts';
import { type ChangeForm, type FormValue, noTexts } from './form-value.ts';
import { NameField } from './name-field.tsx';
import { useOwnText } from './texts.ts';

interface TextFieldsProps {
  value: FormValue;
  /** The language whose name is asked for elsewhere. */
  main: Language;
  errors: FormErrors;
  onChange: ChangeForm;
}

/** Description and instructions, in one language or both, and the name in the other one. */
export function TextFields({ value, main, errors, onChange }: TextFieldsProps) {
  const text = useOwnText();
  const panelId = useId();
  const wrong = languages.find((language) => errors[`name-${language}`]);
  const [chosen, choose] = useState<Language>();
  const written = languages.filter((language) => value.texts[language]);
  const shown = chosen ?? (wrong === main ? undefined : wrong) ?? main;
  const texts = value.texts[shown];
  const change = (part: Partial<OwnItemTexts>) =>
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
      <LanguageTabs
        panelId={panelId}
        label={text.languages}
        missing={text.notWritten}
        texts={value.texts}
        shown={shown}
        wrong={wrong ? [wrong] : []}
        onShow={choose}
      />
      <div
        id={panelId}
        role="tabpanel"
        aria-labelledby={tabId(panelId, shown)}
        className="grid gap-4"
      >
        {texts ? (
          <>
            {shown !== main && (
              <NameField language={shown} value={value} errors={errors} onChange={onChange} />
            )}
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
            {written.length > 1 && shown !== main && (
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
      </div>
    </>
  );
}
