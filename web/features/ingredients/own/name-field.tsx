import { type OwnIngredient, ownIngredientLimits } from '#domain/ingredients/own-ingredients.ts';
import type { Language } from '#domain/languages.ts';
import { nameField } from '#web/components/editor/editor-value.ts';
import { useEditorText } from '#web/components/editor/texts.ts';
import type { Editor } from '#web/components/editor/use-editor.ts';
import { Field } from '#web/ui/form/field.tsx';
import { type FormValue, noTexts } from './form-value.ts';

interface NameFieldProps {
  editor: Editor<FormValue, OwnIngredient>;
  language: Language;
}

export function NameField({ editor, language }: NameFieldProps) {
  const text = useEditorText();
  const texts = editor.form.value.texts[language] ?? noTexts;
  return (
    <Field
      name={nameField(language)}
      label={text.name}
      limit={ownIngredientLimits.name}
      lang={language}
      autoComplete="off"
      value={texts.name}
      error={editor.errorAt(nameField(language))}
      onChange={(event) =>
        editor.change(({ texts: before }) => ({
          texts: { ...before, [language]: { ...texts, name: event.target.value } },
        }))
      }
    />
  );
}
