import { useId } from 'react';
import type { OwnDrink } from '#domain/drinks/own-drinks.ts';
import { writtenLanguages } from '#domain/own-items.ts';
import { LanguageTabs } from '#web/components/editor/language-tabs.tsx';
import { useEditorText } from '#web/components/editor/texts.ts';
import type { Editor } from '#web/components/editor/use-editor.ts';
import { useText } from '#web/i18n/language.ts';
import { DraftedField } from './drafted-field.tsx';
import { type DraftedText, type Drafts, type FormValue, shownText } from './form-value.ts';
import { changedTexts } from './text-fields.tsx';

const parts: DraftedText[] = ['instructions', 'garnish'];

interface StepFieldsProps {
  editor: Editor<FormValue, OwnDrink>;
  drafts: Drafts;
}

/** Instructions, and the garnish in words. */
export function StepFields({ editor, drafts }: StepFieldsProps) {
  const { shown, setShown, change: changeForm } = editor;
  const { value } = editor.form;
  const { preferences } = useText();
  const panelId = useId();
  const written = writtenLanguages(value.texts);
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
          missing={text.notWritten}
          texts={value.texts}
          shown={language}
          onShow={setShown}
        />
      )}
      <fieldset id={panelId} aria-label={preferences.languageName[language]} className="grid gap-4">
        {parts.map((part) => {
          const change = (text: string, isOwn: boolean) =>
            changeForm(
              changedTexts(language, { [part]: text, own: { ...texts.own, [part]: isOwn } }),
            );
          return (
            <DraftedField
              key={part}
              name={`${part}.${language}`}
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
