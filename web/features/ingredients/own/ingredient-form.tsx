import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useState } from 'react';
import type { Ingredient } from '#domain/ingredients/ingredients.ts';
import { EditorForm } from '#web/components/editor/editor-form.tsx';
import { nameField } from '#web/components/editor/editor-value.ts';
import { FormPart } from '#web/components/editor/form-part.tsx';
import { useEditorText } from '#web/components/editor/texts.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { Button } from '#web/ui/button.tsx';
import { ChangesPanel } from './changes-panel.tsx';
import { FactFields } from './fact-fields.tsx';
import { fieldsOf, hasMore, mainLanguage } from './form-value.ts';
import { KindFields, SubstituteFields } from './kind-fields.tsx';
import { LookFields } from './look-fields.tsx';
import { NameField } from './name-field.tsx';
import { PartFields } from './part-fields.tsx';
import { TextFields } from './text-fields.tsx';
import { useOwnText } from './texts.ts';
import { type IngredientEditorOptions, useIngredientEditor } from './use-ingredient-editor.ts';
import { useIngredientLines } from './use-ingredient-lines.ts';

interface IngredientFormProps extends IngredientEditorOptions {
  ingredients: readonly Ingredient[];
  onShelf: ReadonlySet<string>;
}

/** The form of an own ingredient, and its effects. */
export function IngredientForm({ ingredients, onShelf, ...options }: IngredientFormProps) {
  const { bar, stored } = options;
  const text = useOwnText();
  const { unknownIngredient } = useEditorText();
  const language = useLanguage();
  const { editor, preview } = useIngredientEditor(options);
  const { change, errorAt, problems } = editor;
  const { value } = editor.form;
  const main = mainLanguage(value, language);
  const moreId = useId();
  const [wasMoreOpen, setMoreOpen] = useState(() => hasMore(value, main));
  const essential = [nameField(main), 'kindOf', 'strength'];
  // Fields with problems must be visible.
  const isMoreOpen =
    wasMoreOpen || Object.keys(problems).some((field) => !essential.includes(field));

  const names = new Map(ingredients.map(({ _id, name }) => [_id, name]));
  const nameOf = (id: string) => names.get(id) ?? unknownIngredient;
  const lines = useIngredientLines(nameOf);
  const others = ingredients.filter(({ _id }) => _id !== stored?._id);
  const kindName = value.kindOf === null ? undefined : nameOf(value.kindOf);
  const fields = { value, others, onShelf, nameOf, errorAt, onChange: change };
  return (
    <EditorForm
      editor={editor}
      mine={() => lines(fieldsOf(value))}
      linesOf={lines}
      barId={bar._id}
      aside={
        <div className="min-[1200px]:sticky min-[1200px]:top-4">
          <FormPart title={text.changes}>
            <ChangesPanel value={value} kindName={kindName} preview={preview} onChange={change} />
          </FormPart>
        </div>
      }
    >
      <FormPart title={text.essentials}>
        <NameField editor={editor} language={main} />
        <KindFields {...fields} />
        <FactFields
          value={value}
          kindName={kindName}
          preview={preview.data}
          errorAt={errorAt}
          onChange={change}
        />
      </FormPart>
      <Button
        look="quiet"
        className="justify-self-start"
        aria-expanded={isMoreOpen}
        aria-controls={moreId}
        onClick={() => setMoreOpen(!isMoreOpen)}
      >
        {text.more}
        <ChevronDown
          aria-hidden
          size={16}
          className={`transition-transform ${isMoreOpen ? 'rotate-180' : ''}`}
        />
      </Button>
      <div id={moreId} hidden={!isMoreOpen}>
        <div className="grid gap-4">
          <FormPart title={text.texts}>
            <TextFields editor={editor} main={main} />
          </FormPart>
          <FormPart title={text.houseMade} hint={text.houseMadeHint}>
            <PartFields
              parts={value.parts}
              ingredients={others}
              onShelf={onShelf}
              nameOf={nameOf}
              errorAt={errorAt}
              onChange={change}
            />
          </FormPart>
          <FormPart title={text.facts}>
            <SubstituteFields {...fields} />
            <LookFields value={value} kindName={kindName} onChange={change} />
          </FormPart>
        </div>
      </div>
    </EditorForm>
  );
}
