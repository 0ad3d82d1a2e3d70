import { type KeyboardEvent, type SubmitEvent, useEffect, useRef } from 'react';
import type { OwnBar } from '#domain/bars/bars.ts';
import type { OwnDrink } from '#domain/drinks/own-drinks.ts';
import type { Ingredient } from '#domain/ingredients/ingredients.ts';
import type { Currency } from '#domain/menu/menu.ts';
import { paths } from '#domain/routes.ts';
import { useUnsavedChanges } from '#web/components/unsaved-changes/use-unsaved-changes.tsx';
import { PriceField } from '#web/features/drinks/price-field.tsx';
import { useLanguage } from '#web/i18n/language.ts';
import { navigate } from '#web/navigation/location.ts';
import { leavePage } from '#web/navigation/overlays.ts';
import { Button } from '#web/ui/button.tsx';
import { toasts } from '#web/ui/toast/toasts.tsx';
import { useMediaQuery } from '#web/ui/use-media-query.ts';
import { Conflict } from './conflict.tsx';
import { FormCard } from './form-card.tsx';
import { fieldNames } from './form-problems.ts';
import { type FormValue, fieldsOf, formOf, nameOf } from './form-value.ts';
import { PreviewPanel, PreviewStrip } from './preview-panel.tsx';
import { RecipeEditor } from './recipe-editor.tsx';
import { SaveBar } from './save-bar.tsx';
import { ServingFields } from './serving-fields.tsx';
import { StepFields } from './step-fields.tsx';
import { TextFields } from './text-fields.tsx';
import { useEditorText } from './texts.ts';
import { useDrinkForm } from './use-drink-form.ts';

interface DrinkFormProps {
  bar: OwnBar;
  draftKey: string;
  start: FormValue;
  /** The drink as it is stored now; none while it is new. */
  stored: OwnDrink | undefined;
  currency: Currency;
  ingredients: readonly Ingredient[];
  onShelf: ReadonlySet<string>;
}

/** Writes a drink of the bar's own, with its preview beside it. */
export function DrinkForm(props: DrinkFormProps) {
  const { bar, draftKey, start, stored, currency, ingredients, onShelf } = props;
  const text = useEditorText();
  const language = useLanguage();
  const isWide = useMediaQuery('(width >= 1200px)');
  const element = useRef<HTMLFormElement>(null);
  const form = useDrinkForm({ barId: bar._id, draftKey, start, stored, currency, element });
  const { value, drafts, preview, theirs, errorAt, change } = form;
  const { question, leaveBy } = useUnsavedChanges(form.isChanged, form.reset);
  const drinks = paths.bar(bar._id, 'drinks');
  useFocusFirstField(element, !stored && !form.isChanged);

  const save = async (saved?: FormValue) => {
    const answer = await form.save(saved);
    if (!answer) return;
    const { drinkId, canMake } = answer;
    const name = nameOf(saved ?? value, language);
    // A page that was opened from within the app has the list behind it.
    leaveBy(() => (history.state?.within ? leavePage() : navigate(drinks, { replace: true })));
    const isOffered = canMake && !stored?.isRetired;
    toasts.success(isOffered ? text.onMenu(name) : text.notMakeable(name), {
      label: text.editAgain,
      run: () => navigate(paths.barDrink(bar._id, drinkId)),
    });
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void save();
  };
  const saveOver = (newer: OwnDrink) => {
    const mine = { ...value, version: newer.version };
    form.rebase(formOf(newer, newer.version, form.base.price));
    change({ version: newer.version });
    void save(mine);
  };
  const names = new Map(ingredients.map(({ _id, name }) => [_id, name]));
  const shownPreview = {
    name: nameOf(value, language),
    isEmpty: value.recipe.length === 0,
    preview,
  };
  return (
    <form
      ref={element}
      noValidate
      autoComplete="off"
      aria-busy={form.isSaving}
      className="grid items-start gap-6 min-[1200px]:grid-cols-[minmax(0,1fr)_320px]"
      onSubmit={submit}
      onKeyDown={ignoreEnter}
    >
      {!isWide && <PreviewStrip {...shownPreview} />}
      <div className="grid min-w-0 gap-4">
        {stored?.isRetired && <p className="text-warn">{text.isRetired}</p>}
        {form.isRestored && !theirs && (
          <div
            role="status"
            className="flex flex-wrap items-center justify-between gap-x-4 rounded-sm border border-line bg-raised px-4 py-1"
          >
            <p className="text-sm">{text.restored}</p>
            <Button look="quiet" className="!px-0 text-sm underline" onClick={() => form.reset()}>
              {text.throwAway}
            </Button>
          </div>
        )}
        {theirs && (
          <Conflict
            by={theirs.changedBy}
            theirs={formOf(theirs, theirs.version, value.price)}
            mine={formOf(fieldsOf(value, drafts), value.version, value.price)}
            ingredientName={(id) => names.get(id) ?? text.unknownIngredient}
            onLoadTheirs={() => form.reset(formOf(theirs, theirs.version, form.base.price))}
            onSaveMine={() => saveOver(theirs)}
          />
        )}
        <FormCard title={text.texts}>
          <TextFields
            value={value}
            shown={form.shown}
            onShow={form.setShown}
            errorAt={errorAt}
            onChange={change}
          />
          <PriceField
            name={fieldNames.price}
            currency={currency}
            value={value.price}
            problem={form.priceProblem}
            onChange={(price) => change({ price })}
          />
        </FormCard>
        <FormCard title={text.ingredients}>
          <RecipeEditor
            recipe={value.recipe}
            ingredients={ingredients}
            onShelf={onShelf}
            missing={new Set(preview.data?.missing.map(({ _id }) => _id))}
            errorAt={errorAt}
            createAt={paths.barIngredient(bar._id, 'new')}
            onChange={change}
          />
        </FormCard>
        <FormCard title={text.serving}>
          <ServingFields value={value} errorAt={errorAt} onChange={change} />
        </FormCard>
        <FormCard title={text.steps}>
          <StepFields
            value={value}
            drafts={drafts}
            shown={form.shown}
            onShow={form.setShown}
            onChange={change}
          />
        </FormCard>
        <SaveBar
          isSaving={form.isSaving}
          failure={form.failure}
          isBlocked={Boolean(theirs)}
          cancelTo={drinks}
        />
      </div>
      {isWide && <PreviewPanel {...shownPreview} />}
      {question}
    </form>
  );
}

/** Enter in a field must not put a half-written drink on the menu. */
function ignoreEnter(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
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
