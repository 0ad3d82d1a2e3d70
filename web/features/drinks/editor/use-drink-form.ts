import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { OwnDrink } from '#domain/drinks/own-drinks.ts';
import { type AppError, isAppError } from '#domain/errors.ts';
import { type Language, languages } from '#domain/languages.ts';
import type { Currency } from '#domain/menu/menu.ts';
import { readPrice } from '#web/features/drinks/price-input.ts';
import { errorText } from '#web/i18n/error-text.ts';
import { useLanguage, useText } from '#web/i18n/language.ts';
import { useKeptForm } from '#web/ui/form/use-kept-form.ts';
import {
  fieldNames,
  findProblems,
  foreseenProblems,
  type Problem,
  type Problems,
  refusedFields,
} from './form-problems.ts';
import {
  type ChangeForm,
  type Drafts,
  type FormValue,
  fieldsOf,
  formOf,
  noDrafts,
} from './form-value.ts';
import { useEditorText } from './texts.ts';
import { type Preview, usePreview } from './use-preview.ts';
import { useSaveDrink } from './use-save-drink.ts';

interface DrinkFormOptions {
  barId: string;
  draftKey: string;
  start: FormValue;
  /** The drink as it is stored now; none while it is new. */
  stored: OwnDrink | undefined;
  currency: Currency;
  element: RefObject<HTMLFormElement | null>;
}

/** How long a save waits for the texts that are written from the recipe. */
const draftTimeoutMs = 3_000;

/** The state of the form: what is typed, what is wrong with it, and saving. */
export function useDrinkForm(options: DrinkFormOptions) {
  const { barId, draftKey, start, stored, currency, element } = options;
  const text = useEditorText();
  const shared = useText();
  const language = useLanguage();
  const form = useKeptForm(draftKey, start);
  const { base, value, isChanged } = form;
  const preview = usePreview(barId, stored?._id, value);
  const drafts: Drafts = preview.data ?? noDrafts;
  const latest = useRef(preview);
  latest.current = preview;
  const written = languages.find((each) => value.texts[each]) ?? language;
  const [shown, setShown] = useState<Language>(value.texts[language] ? language : written);
  const [send, isSaving] = useSaveDrink(barId, stored?._id);
  const [wasTried, setTried] = useState(false);
  const [refused, setRefused] = useState<Problems>({});
  const [failure, setFailure] = useState('');

  const newer = stored && stored.version > base.version ? stored : undefined;
  // A form in which nothing was typed shows what somebody else has saved.
  const { reset } = form;
  useEffect(() => {
    if (newer && !isChanged) reset(formOf(newer, newer.version, base.price));
  }, [newer, isChanged, reset, base.price]);

  const change: ChangeForm = (next) => {
    setRefused({});
    setFailure('');
    form.change(next);
  };
  const foreseen = preview.isCurrent ? foreseenProblems(preview.data?.problems ?? [], value) : {};
  const problems: Problems = {
    ...foreseen,
    ...(wasTried && findProblems(value, currency)),
    ...refused,
  };

  /** Shows what is wrong before the field is focused: a screen reader reads both together. */
  const focusFirst = (found: Problems) => {
    const [field = ''] = Object.keys(found);
    flushSync(() => {
      const tab = languages.find((each) => field.endsWith(`.${each}`));
      if (tab) setShown(tab);
    });
    element.current?.querySelector<HTMLElement>(`[name="${CSS.escape(field)}"]`)?.focus();
  };
  /** Returns the id of the saved drink and whether the bar can make it; undefined if it was not saved. */
  const save = async (saved: FormValue = value) => {
    setTried(true);
    setFailure('');
    setRefused({});
    const wrong = findProblems(saved, currency);
    if (Object.keys(wrong).length) {
      focusFirst(wrong);
      return undefined;
    }
    try {
      const price = readPrice(saved.price, currency);
      const prepare = async () => ({
        drink: fieldsOf(saved, await currentDrafts(latest)),
        // One that was not changed here may have been changed elsewhere.
        ...(saved.price !== base.price && typeof price !== 'string' && { price }),
      });
      const drinkId = await send(prepare, saved.version);
      const canMake = latest.current.data?.canMakeNow ?? false;
      return drinkId ? { drinkId, canMake } : undefined;
    } catch (error) {
      const fields = refusedFields(error, saved);
      setRefused(fields);
      if (Object.keys(fields).length) focusFirst(fields);
      else setFailure(failureText(error));
      return undefined;
    }
  };
  const failureText = (error: unknown): string => {
    if (!isAppError(error)) return text.saveFailed(errorText(shared, error));
    if (error.code === 'LIMIT_REACHED') {
      return text.limit((error as AppError<'LIMIT_REACHED'>).data.limit);
    }
    // The live query brings what they have saved, see `newer`.
    if (error.code === 'CHANGED_MEANWHILE') {
      const { by } = (error as AppError<'CHANGED_MEANWHILE'>).data;
      return by ? text.conflict.title(by) : text.conflict.titleUnknown;
    }
    return `${text.saveFailed(errorText(shared, error))} ${text.stillHere}`;
  };
  const errorAt = (field: string) => {
    const problem = problems[field];
    return problem && problemText(problem);
  };
  const problemText = (problem: Problem): string | undefined => {
    // Their fields say it themselves.
    if (problem.kind === 'price' || problem.kind === 'tooLong') return undefined;
    if (problem.kind === 'nameTaken') return text.problems.nameTaken[problem.by](problem.name);
    return text.problems[problem.kind];
  };
  const { [fieldNames.price]: pricing } = problems;

  return {
    ...form,
    change,
    preview,
    drafts,
    shown,
    setShown,
    save,
    isSaving,
    errorAt,
    priceProblem: pricing?.kind === 'price' ? pricing.why : undefined,
    failure: failure || (wasTried && Object.keys(problems).length > 0 ? text.mend : ''),
    /** What somebody else has saved since this form was opened. */
    theirs: isChanged && !isSaving ? newer : undefined,
  };
}

/** The texts from the recipe as it is now; after a while, those that there are. */
async function currentDrafts(latest: RefObject<Preview>) {
  const end = Date.now() + draftTimeoutMs;
  while (!latest.current.isCurrent && !latest.current.hasFailed && Date.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return latest.current.data ?? noDrafts;
}
