import type { OwnBar } from '#domain/bars/bars.ts';
import type { OwnIngredient, OwnIngredientFields } from '#domain/ingredients/own-ingredients.ts';
import type { Language } from '#domain/languages.ts';
import { nameIn } from '#domain/own-items.ts';
import { paths } from '#domain/routes.ts';
import { useEditorText } from '#web/components/editor/texts.ts';
import { useEditor } from '#web/components/editor/use-editor.ts';
import { usePreview } from '#web/components/editor/use-preview.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { useOfflineMutation } from '#web/rpc/offline-mutation.ts';
import { useKeptForm } from '#web/ui/form/use-kept-form.ts';
import { toasts } from '#web/ui/toast/toasts.tsx';
import { ingredientProblems } from './form-problems.ts';
import { type FormValue, fieldsOf, formOf } from './form-value.ts';
import { useOwnText } from './texts.ts';

export interface IngredientEditorOptions {
  bar: OwnBar;
  draftKey: string;
  start: FormValue;
  /** Undefined while it is new. */
  stored: OwnIngredient | undefined;
}

interface Input {
  version: number;
  ingredient: OwnIngredientFields;
  isAvailable: boolean;
}

const formIn = (ingredient: OwnIngredient, _: FormValue, language: Language) =>
  formOf(ingredient, language);

export function useIngredientEditor({ bar, draftKey, start, stored }: IngredientEditorOptions) {
  const barId = bar._id;
  const text = useOwnText();
  const common = useEditorText();
  const language = useLanguage();
  const form = useKeptForm(draftKey, start);
  const { kindOf, parts } = form.value;
  const preview = usePreview('ingredients.previewIngredient', {
    barId,
    ...(stored && { ingredientId: stored._id }),
    kindOf,
    parts: parts.filter(({ amount }) => amount > 0),
  });
  const [create] = useOfflineMutation('ingredients.createIngredient');
  const [update] = useOfflineMutation('ingredients.updateIngredient');
  const editor = useEditor<FormValue, OwnIngredient, Input, object>({
    kind: 'ingredient',
    form,
    stored,
    formOf: formIn,
    ...ingredientProblems(common, text.problems),
    inputOf: (value) => ({
      version: value.version,
      ingredient: fieldsOf(value),
      isAvailable: value.isAvailable,
    }),
    send: ({ version, ingredient, isAvailable }, key) => {
      if (stored) return update({ barId, ingredientId: stored._id, version, ingredient }, key);
      // A house-made ingredient is available while its parts are, unless marked otherwise.
      const isBought = ingredient.parts.length === 0;
      return create({ barId, ingredient, ...(isBought && { isAvailable }) }, key);
    },
    onSaved: (_, { texts }) => toasts.success(text.saved(nameIn(texts, language))),
    listAt: paths.bar(barId, 'inventory'),
  });
  return { editor, preview };
}
