import { useId } from 'react';
import { type Language, languages } from '#domain/languages.ts';
import { LanguageTabs } from '#web/components/language-tabs.tsx';
import { useText } from '#web/i18n/language.ts';
import { DraftedField } from './drafted-field.tsx';
import { fieldNames } from './form-problems.ts';
import {
  type ChangeForm,
  type DraftedText,
  type Drafts,
  type FormValue,
  shownText,
} from './form-value.ts';
import { changedTexts } from './text-fields.tsx';
import { useEditorText } from './texts.ts';

const parts: DraftedText[] = ['instructions', 'garnish'];

interface StepFieldsProps {
  value: FormValue;
  drafts: Drafts;
  shown: Language;
  onShow: (language: Language) => void;
  onChange: ChangeForm;
}

/** Instructions, and the garnish in words. */
export function StepFields({ value, drafts, shown, onShow, onChange }: StepFieldsProps) {
  const { preferences } = useText();
  const panelId = useId();
  const written = languages.filter((language) => value.texts[language]);
  const language = written.includes(shown) ? shown : (written[0] ?? shown);
  const text = useEditorText();
  const texts = value.texts[language];
  const hasTabs = written.length > 1;
  if (!texts) return null;
  return (
    <div className="grid gap-4">
      {hasTabs && (
        <LanguageTabs
          panelId={panelId}
          label={text.languages}
          missing={text.missingLanguage}
          texts={value.texts}
          shown={language}
          onShow={onShow}
        />
      )}
      <fieldset id={panelId} aria-label={preferences.languageName[language]} className="grid gap-4">
        {parts.map((part) => {
          const change = (text: string, isOwn: boolean) =>
            onChange(
              changedTexts(language, { [part]: text, own: { ...texts.own, [part]: isOwn } }),
            );
          return (
            <DraftedField
              key={part}
              name={fieldNames.text(part, language)}
              part={part}
              value={shownText(texts, part, drafts, language)}
              isOwn={texts.own[part]}
              draft={drafts[part][language]}
              onType={(text) => change(text, true)}
              onRedraft={() => change('', false)}
            />
          );
        })}
      </fieldset>
    </div>
  );
}
