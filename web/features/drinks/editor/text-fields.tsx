import { useId } from 'react';
import { ownDrinkLimits } from '#domain/drinks/own-drinks.ts';
import { type Language, languages } from '#domain/languages.ts';
import { LanguageTabs, tabId } from '#web/components/language-tabs.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { fieldNames } from './form-problems.ts';
import { type ChangeForm, type FormTexts, type FormValue, nameOf, newTexts } from './form-value.ts';
import { useEditorText } from './texts.ts';

interface TextFieldsProps {
  value: FormValue;
  shown: Language;
  onShow: (language: Language) => void;
  errorAt: (field: string) => string | undefined;
  onChange: ChangeForm;
}

/** Name and description, in one language or both. */
export function TextFields({ value, shown, onShow, errorAt, onChange }: TextFieldsProps) {
  const text = useEditorText();
  const panelId = useId();
  const written = value.texts[shown];
  const isOnly = languages.filter((language) => value.texts[language]).length === 1;
  const change = (part: Partial<FormTexts>) => onChange(changedTexts(shown, part));
  return (
    <div className="grid gap-4">
      <LanguageTabs
        panelId={panelId}
        label={text.languages}
        missing={text.missingLanguage}
        texts={value.texts}
        shown={shown}
        wrong={languages.filter((language) => errorAt(fieldNames.name(language)))}
        onShow={onShow}
      />
      <div
        id={panelId}
        role="tabpanel"
        aria-labelledby={tabId(panelId, shown)}
        className="grid gap-4"
      >
        {written ? (
          <>
            <Field
              key={shown}
              name={fieldNames.name(shown)}
              label={text.name}
              lang={shown}
              placeholder={text.namePlaceholder}
              error={errorAt(fieldNames.name(shown))}
              value={written.name}
              limit={ownDrinkLimits.name}
              autoComplete="off"
              onChange={(event) => change({ name: event.target.value })}
            />
            <TextArea
              name={fieldNames.text('description', shown)}
              label={text.description}
              hint={text.optional}
              lang={shown}
              placeholder={text.descriptionPlaceholder}
              rows={3}
              value={written.description}
              limit={ownDrinkLimits.description}
              onChange={(event) => change({ description: event.target.value })}
            />
            {isOnly ? (
              <p className="text-muted text-sm">{text.alone[shown]}</p>
            ) : (
              <Button
                look="quiet"
                className="justify-self-start !px-0 text-sm underline"
                onClick={() =>
                  onChange(({ texts }) => ({ texts: { ...texts, [shown]: undefined } }))
                }
              >
                {text.removeLanguage[shown]}
              </Button>
            )}
          </>
        ) : (
          <div className="grid justify-items-start gap-3 rounded-sm border border-line border-dashed p-4">
            <p className="text-ink-2">{text.fallback[shown]}</p>
            <Button
              look="secondary"
              onClick={() =>
                onChange((before) => ({
                  texts: { ...before.texts, [shown]: newTexts(nameOf(before, shown)) },
                }))
              }
            >
              {text.writeIn[shown]}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}

/** The change of some texts in a language. */
export function changedTexts(language: Language, part: Partial<FormTexts>) {
  return ({ texts }: FormValue): Partial<FormValue> => ({
    texts: { ...texts, [language]: { ...newTexts(''), ...texts[language], ...part } },
  });
}
