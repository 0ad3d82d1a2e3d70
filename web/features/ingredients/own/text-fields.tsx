import { type OwnIngredient, ownIngredientLimits } from '#domain/ingredients/own-ingredients.ts';
import type { Language } from '#domain/languages.ts';
import { nameIn, type OwnItemTexts } from '#domain/own-items.ts';
import { LanguagePanel } from '#web/components/editor/language-panel.tsx';
import { useEditorText } from '#web/components/editor/texts.ts';
import type { Editor } from '#web/components/editor/use-editor.ts';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { type FormValue, noTexts } from './form-value.ts';
import { NameField } from './name-field.tsx';

interface TextFieldsProps {
  editor: Editor<FormValue, OwnIngredient>;
  /** The language of the name field above. */
  main: Language;
}

/** Description and instructions, in one language or both, and the name in the other one. */
export function TextFields({ editor, main }: TextFieldsProps) {
  const text = useEditorText();
  const { form, shown, change } = editor;
  const { texts, parts } = form.value;
  const { description, instructions } = texts[shown] ?? noTexts;
  const type = (part: Partial<OwnItemTexts>) =>
    change(({ texts: before }) => ({
      texts: { ...before, [shown]: { ...(before[shown] ?? noTexts), ...part } },
    }));
  return (
    <LanguagePanel editor={editor} onWrite={() => type({ name: nameIn(texts, shown) })}>
      {shown !== main && <NameField editor={editor} language={shown} />}
      <TextArea
        name={`description.${shown}`}
        label={text.description}
        hint={text.optional}
        lang={shown}
        rows={2}
        limit={ownIngredientLimits.description}
        value={description}
        onChange={(event) => type({ description: event.target.value })}
      />
      {parts.length > 0 && (
        <TextArea
          name={`instructions.${shown}`}
          label={text.instructions}
          hint={text.optional}
          lang={shown}
          rows={4}
          limit={ownIngredientLimits.instructions}
          value={instructions}
          onChange={(event) => type({ instructions: event.target.value })}
        />
      )}
    </LanguagePanel>
  );
}
