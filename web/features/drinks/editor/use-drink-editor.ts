import { useRef } from 'react';
import type { OwnBar } from '#domain/bars/bars.ts';
import type { DrinkPreview, OwnDrink, OwnDrinkFields } from '#domain/drinks/own-drinks.ts';
import type { Currency } from '#domain/menu/menu.ts';
import { nameIn } from '#domain/own-items.ts';
import { paths } from '#domain/routes.ts';
import { useEditorText } from '#web/components/editor/texts.ts';
import { useEditor } from '#web/components/editor/use-editor.ts';
import { type Preview, usePreview } from '#web/components/editor/use-preview.ts';
import { unitPreference } from '#web/components/unit-preference.ts';
import { readPrice } from '#web/features/drinks/menu/price-input.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { navigate } from '#web/navigation/location.ts';
import { useOfflineMutation } from '#web/rpc/offline-mutation.ts';
import { useKeptForm } from '#web/ui/form/use-kept-form.ts';
import { useStoredValue } from '#web/ui/local-storage.ts';
import { toasts } from '#web/ui/toast/toasts.tsx';
import { drinkProblems } from './form-problems.ts';
import { type Drafts, type FormValue, fieldsOf, formOf, noDrafts } from './form-value.ts';
import { useDrinkEditorText } from './texts.ts';

export interface DrinkEditorOptions {
  bar: OwnBar;
  draftKey: string;
  start: FormValue;
  /** The stored drink; undefined while it is new. */
  stored: OwnDrink | undefined;
  currency: Currency;
}

interface Input {
  version: number;
  drink: OwnDrinkFields;
  price?: number | null;
}

/** How long a save waits for drafted texts. */
const draftTimeoutMs = 3_000;

const overPrice = (drink: OwnDrink, { price }: FormValue) => formOf(drink, drink.version, price);

/** The state of the form of a drink. */
export function useDrinkEditor({ bar, draftKey, start, stored, currency }: DrinkEditorOptions) {
  const barId = bar._id;
  const text = useDrinkEditorText();
  const common = useEditorText();
  const language = useLanguage();
  const form = useKeptForm(draftKey, start);
  const preview = useDrinkPreview(barId, stored?._id, form.value);
  const drafts: Drafts = preview.data ?? noDrafts;
  const latest = useRef(preview);
  latest.current = preview;
  const { problemsOf, refusalsOf, foreseen } = drinkProblems(common, text.problems, currency);
  const [create] = useOfflineMutation('drinks.createDrink');
  const [update] = useOfflineMutation('drinks.updateDrink');

  const editor = useEditor<FormValue, OwnDrink, Input, string>({
    kind: 'drink',
    form,
    stored,
    formOf: overPrice,
    problemsOf,
    foreseen: preview.isCurrent ? foreseen(preview.data?.problems ?? [], form.value) : {},
    refusalsOf,
    inputOf: async (value) => {
      const price = readPrice(value.price, currency);
      return {
        version: value.version,
        drink: fieldsOf(value, await currentDrafts(latest)),
        // An unchanged text here may have changed elsewhere.
        ...(value.price !== form.base.price && typeof price !== 'string' && { price }),
      };
    },
    send: async ({ version, ...input }, key) => {
      if (!stored) return (await create({ barId, ...input }, key)).drinkId;
      await update({ barId, drinkId: stored._id, version, ...input }, key);
      return stored._id;
    },
    onSaved: (drinkId, { texts }) => {
      const isOffered = latest.current.data?.canMakeNow && !stored?.isRetired;
      const name = nameIn(texts, language);
      toasts.success(isOffered ? text.onMenu(name) : text.notMakeable(name), {
        label: text.editAgain,
        run: () => navigate(paths.barDrink(barId, drinkId)),
      });
    },
    listAt: paths.bar(barId, 'drinks'),
  });
  return { editor, preview, drafts };
}

function useDrinkPreview(barId: string, drinkId: string | undefined, value: FormValue) {
  const unit = useStoredValue(unitPreference);
  const { texts, category, method, glass, ice, garnishes, rim, recipe } = value;
  const names = { en: namedIn(texts.en), sk: namedIn(texts.sk) };
  const drink = { texts: names, category, method, glass, ice, garnishes, rim, recipe };
  return usePreview('drinks.previewDrink', { barId, drinkId, drink, unitPreference: unit });
}

function namedIn(texts: { name: string } | undefined) {
  return texts && { name: texts.name };
}

/** The texts drafted from the current recipe; after a timeout, the latest ones. */
async function currentDrafts(latest: { current: Preview<DrinkPreview> }) {
  const end = Date.now() + draftTimeoutMs;
  while (!latest.current.isCurrent && !latest.current.hasFailed && Date.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return latest.current.data ?? noDrafts;
}
