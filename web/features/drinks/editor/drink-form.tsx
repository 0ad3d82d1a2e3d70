import { useEffect, useRef } from 'react';
import type { Ingredient } from '#domain/ingredients/ingredients.ts';
import { nameIn } from '#domain/own-items.ts';
import { paths } from '#domain/routes.ts';
import { EditorForm } from '#web/components/editor/editor-form.tsx';
import { FormPart } from '#web/components/editor/form-part.tsx';
import { useEditorText } from '#web/components/editor/texts.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { useMediaQuery } from '#web/ui/use-media-query.ts';
import { fieldsOf } from './form-value.ts';
import { PreviewPanel, PreviewStrip } from './preview-panel.tsx';
import { RecipeEditor } from './recipe-editor.tsx';
import { ServingFields } from './serving-fields.tsx';
import { StepFields } from './step-fields.tsx';
import { TextFields } from './text-fields.tsx';
import { useDrinkEditorText } from './texts.ts';
import { type DrinkEditorOptions, useDrinkEditor } from './use-drink-editor.ts';
import { useDrinkLines } from './use-drink-lines.ts';

interface DrinkFormProps extends DrinkEditorOptions {
  ingredients: readonly Ingredient[];
  onShelf: ReadonlySet<string>;
}

/** Writes a drink of the bar's own, with its preview beside it. */
export function DrinkForm({ ingredients, onShelf, ...options }: DrinkFormProps) {
  const { bar, stored, currency } = options;
  const text = useDrinkEditorText();
  const { unknownIngredient } = useEditorText();
  const language = useLanguage();
  const isWide = useMediaQuery('(width >= 1200px)');
  const { editor, preview, drafts } = useDrinkEditor(options);
  const { value, isChanged } = editor.form;
  useFocusFirstField(editor.element, !stored && !isChanged);

  const names = new Map(ingredients.map(({ _id, name }) => [_id, name]));
  const lines = useDrinkLines((id) => names.get(id) ?? unknownIngredient);
  const shownPreview = {
    name: nameIn(value.texts, language),
    isEmpty: value.recipe.length === 0,
    preview,
  };
  return (
    <EditorForm
      editor={editor}
      mine={() => lines(fieldsOf(value, drafts))}
      linesOf={lines}
      barId={bar._id}
      above={!isWide && <PreviewStrip {...shownPreview} />}
      aside={isWide && <PreviewPanel {...shownPreview} />}
    >
      <FormPart title={text.texts}>
        <TextFields editor={editor} currency={currency} />
      </FormPart>
      <FormPart title={text.ingredients}>
        <RecipeEditor
          recipe={value.recipe}
          ingredients={ingredients}
          onShelf={onShelf}
          missing={new Set(preview.data?.missing.map(({ _id }) => _id))}
          errorAt={editor.errorAt}
          createAt={paths.barIngredient(bar._id, 'new')}
          onChange={editor.change}
        />
      </FormPart>
      <FormPart title={text.serving}>
        <ServingFields value={value} errorAt={editor.errorAt} onChange={editor.change} />
      </FormPart>
      <FormPart title={text.steps}>
        <StepFields editor={editor} drafts={drafts} />
      </FormPart>
    </EditorForm>
  );
}

/** For a new drink. On touch screens the keyboard would cover the form. */
function useFocusFirstField(form: { current: HTMLFormElement | null }, isNew: boolean) {
  const wanted = useRef(isNew);
  useEffect(() => {
    if (!wanted.current || !matchMedia('(hover: hover)').matches) return;
    // After the heading of the page was focused.
    const timer = setTimeout(() =>
      form.current?.querySelector('input')?.focus({ preventScroll: true }),
    );
    return () => clearTimeout(timer);
  }, [form]);
}
