import ChevronDown from 'lucide-react/icons/chevron-down';
import { type KeyboardEvent, type SubmitEvent, useId, useRef, useState } from 'react';
import type { OwnBar } from '#domain/bars/bars.ts';
import type { Ingredient } from '#domain/ingredients/ingredients.ts';
import type { OwnIngredient } from '#domain/ingredients/own-ingredients.ts';
import { paths } from '#domain/routes.ts';
import { WaitingForConnection } from '#web/components/connection/waiting-for-connection.tsx';
import { useUnsavedChanges } from '#web/components/unsaved-changes/use-unsaved-changes.tsx';
import { useLanguage } from '#web/i18n/language.ts';
import { navigate } from '#web/navigation/location.ts';
import { leavePage } from '#web/navigation/overlays.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { toasts } from '#web/ui/toast/toasts.tsx';
import { ChangesPanel } from './changes-panel.tsx';
import { FactFields } from './fact-fields.tsx';
import { FormPart } from './form-part.tsx';
import { type FormValue, formOf, hasMore, mainLanguage, nameOf } from './form-value.ts';
import { KindFields } from './kind-fields.tsx';
import { LookFields } from './look-fields.tsx';
import { NameField } from './name-field.tsx';
import { PartFields } from './part-fields.tsx';
import { RetireButton } from './retire-button.tsx';
import { SubstituteFields } from './substitute-fields.tsx';
import { TextFields } from './text-fields.tsx';
import { useOwnText } from './texts.ts';
import { useIngredientForm } from './use-ingredient-form.ts';
import { usePreview } from './use-preview.ts';

interface IngredientFormProps {
  bar: OwnBar;
  /** None while it is new. */
  stored: OwnIngredient | undefined;
  ingredients: readonly Ingredient[];
  onShelf: ReadonlySet<string>;
}

/** Writes an ingredient of the account's own, and tells what it changes. */
export function IngredientForm({ bar, stored, ingredients, onShelf }: IngredientFormProps) {
  const text = useOwnText();
  const language = useLanguage();
  const element = useRef<HTMLFormElement>(null);
  const form = useIngredientForm(bar._id, stored, element);
  const { value, errors, theirs, change } = form;
  const { preview, isStale } = usePreview(bar._id, stored?._id, value);
  const main = mainLanguage(value, language);
  const moreId = useId();
  const [wasMoreOpen, setMoreOpen] = useState(() => hasMore(value, main));
  const isEssential = (field: string) =>
    field === `name-${main}` || field === 'kindOf' || field === 'strength';
  // What is wrong must be in sight.
  const isMoreOpen = wasMoreOpen || Object.keys(errors).some((field) => !isEssential(field));
  const { question, leaveBy } = useUnsavedChanges(form.isChanged, form.reset);
  const inventory = paths.bar(bar._id, 'inventory');
  const leave = () =>
    leaveBy(() => (history.state?.within ? leavePage() : navigate(inventory, { replace: true })));

  const names = new Map(ingredients.map(({ _id, name }) => [_id, name]));
  const nameOfId = (id: string) => names.get(id) ?? text.unknownIngredient;
  const others = ingredients.filter(({ _id }) => _id !== stored?._id);
  const kindName = value.kindOf === null ? undefined : nameOfId(value.kindOf);

  const fields = { value, others, onShelf, nameOf: nameOfId, errors, onChange: change };

  const save = async (saved?: FormValue) => {
    if (!(await form.save(saved))) return;
    leave();
    toasts.success(text.saved(nameOf(saved ?? value, language)));
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void save();
  };
  const saveOver = (newer: OwnIngredient) => {
    form.rebase(formOf(newer, language));
    change({ version: newer.version });
    void save({ ...value, version: newer.version });
  };
  return (
    <form
      ref={element}
      noValidate
      autoComplete="off"
      aria-busy={form.isSaving}
      className="grid items-start gap-4 min-[1200px]:grid-cols-[minmax(0,1fr)_320px]"
      onSubmit={submit}
      onKeyDown={ignoreEnter}
    >
      <div className="grid min-w-0 gap-4">
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
          <div role="alert" className="grid gap-3 rounded-md border border-warn bg-surface p-4">
            <div>
              <p className="font-semibold">
                {theirs.changedBy
                  ? text.conflict.title(theirs.changedBy)
                  : text.conflict.titleUnknown}
              </p>
              <p className="text-ink-2">{text.conflict.hint}</p>
            </div>
            <div className="flex flex-wrap gap-2">
              <Button look="secondary" onClick={() => form.reset(formOf(theirs, language))}>
                {text.conflict.loadTheirs}
              </Button>
              <Button look="secondary" onClick={() => saveOver(theirs)}>
                {text.conflict.saveMine}
              </Button>
            </div>
          </div>
        )}
        <FormPart title={text.essentials}>
          <NameField language={main} value={value} errors={errors} onChange={change} />
          <KindFields {...fields} />
          <FactFields
            value={value}
            kindName={kindName}
            preview={preview}
            errors={errors}
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
              <TextFields value={value} main={main} errors={errors} onChange={change} />
            </FormPart>
            <FormPart title={text.houseMade} hint={text.houseMadeHint}>
              <PartFields
                parts={value.parts}
                ingredients={others}
                onShelf={onShelf}
                nameOf={nameOfId}
                errors={errors}
                onChange={change}
              />
            </FormPart>
            <FormPart title={text.facts}>
              <SubstituteFields {...fields} />
              <LookFields value={value} kindName={kindName} onChange={change} />
            </FormPart>
          </div>
        </div>
      </div>
      <div className="min-[1200px]:sticky min-[1200px]:top-4">
        <FormPart title={text.changes}>
          <ChangesPanel
            value={value}
            kindName={kindName}
            preview={preview}
            isStale={isStale}
            onChange={change}
          />
        </FormPart>
      </div>
      <div className="-mx-4 -mb-6 sticky bottom-0 z-[5] grid gap-2 border-line border-t bg-bg px-4 py-3 lg:-mx-2 lg:px-2 min-[1200px]:col-span-2">
        <div role="alert">
          {form.failure && <p className="wrap-anywhere font-semibold text-bad">{form.failure}</p>}
        </div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            type="submit"
            className="max-sm:flex-1"
            inactive={form.isSaving || Boolean(theirs)}
          >
            {form.isSaving ? text.saving : text.save}
          </Button>
          <ButtonLink look="quiet" href={inventory}>
            {text.cancel}
          </ButtonLink>
          {form.isSaving && <WaitingForConnection />}
          {stored && (
            <div className="ml-auto">
              <RetireButton bar={bar} ingredient={stored} onRetired={leave} />
            </div>
          )}
        </div>
      </div>
      {question}
    </form>
  );
}

/** Enter in a field must not save a half-written ingredient. */
function ignoreEnter(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}
