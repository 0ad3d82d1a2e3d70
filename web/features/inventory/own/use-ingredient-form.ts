import { type RefObject, useEffect, useState } from 'react';
import { type AppError, isAppError } from '#domain/errors.ts';
import type { OwnIngredient } from '#domain/ingredients/own-ingredients.ts';
import { errorText } from '#web/i18n/error-text.ts';
import { useLanguage, useText } from '#web/i18n/language.ts';
import { useAddress } from '#web/navigation/location.ts';
import { useMutation } from '#web/rpc/hooks.ts';
import { useKeptForm } from '#web/ui/form/use-kept-form.ts';
import { errorsOf, type FormErrors, refusalsOf } from './form-errors.ts';
import { type ChangeForm, emptyForm, type FormValue, fieldsOf, formOf } from './form-value.ts';
import { useOwnText } from './texts.ts';

/** The state of the form: what is typed, what is wrong with it, and saving. */
export function useIngredientForm(
  barId: string,
  stored: OwnIngredient | undefined,
  element: RefObject<HTMLFormElement | null>,
) {
  const text = useOwnText();
  const shared = useText();
  const language = useLanguage();
  // The name that was looked for (`?name=`).
  const { searchParams } = new URL(useAddress(), 'http://here');
  const name = searchParams.get('name') ?? '';
  const start = stored ? formOf(stored, language) : emptyForm(language, name);
  const form = useKeptForm(`ingredient ${stored?._id ?? `new ${name}`}`, start);
  const { base, value, isChanged, reset } = form;
  const [create, isCreating] = useMutation('ingredients.createIngredient');
  const [update, isUpdating] = useMutation('ingredients.updateIngredient');
  const isSaving = isCreating || isUpdating;
  const [wasTried, setTried] = useState(false);
  const [refused, setRefused] = useState<FormErrors>({});
  const [failure, setFailure] = useState('');

  // A form in which nothing was typed shows what somebody else has saved.
  const newer = stored && stored.version > base.version ? stored : undefined;
  useEffect(() => {
    if (newer && !isChanged) reset(formOf(newer, language));
  }, [newer, isChanged, reset, language]);

  const change: ChangeForm = (next) => {
    setRefused({});
    setFailure('');
    form.change(next);
  };
  const errors: FormErrors = { ...(wasTried && errorsOf(value, text.problems)), ...refused };
  const focus = (found: FormErrors) => {
    const [field = ''] = Object.keys(found);
    // After the tab of its language is shown.
    setTimeout(() =>
      element.current?.querySelector<HTMLElement>(`[name="${CSS.escape(field)}"]`)?.focus(),
    );
  };

  /** True when it is saved. */
  const save = async (saved: FormValue = value): Promise<boolean> => {
    setTried(true);
    setRefused({});
    setFailure('');
    const wrong = errorsOf(saved, text.problems);
    if (Object.keys(wrong).length > 0) {
      focus(wrong);
      return false;
    }
    const ingredient = fieldsOf(saved);
    try {
      if (stored) {
        const { version } = saved;
        await update({ barId, ingredientId: stored._id, version, ingredient });
      } else {
        // A house-made one is made when needed, until somebody says otherwise.
        const isBought = saved.parts.length === 0;
        const { isAvailable } = saved;
        await create({ barId, ingredient, ...(isBought && { isAvailable }) });
      }
      return true;
    } catch (problem) {
      const fields = refusalsOf(problem, saved, text.problems);
      if (fields) {
        setRefused(fields);
        focus(fields);
      } else setFailure(failureOf(problem));
      return false;
    }
  };
  const failureOf = (problem: unknown): string => {
    if (isAppError(problem) && problem.code === 'LIMIT_REACHED') {
      return text.limit((problem as AppError<'LIMIT_REACHED'>).data.limit);
    }
    if (isAppError(problem) && problem.code === 'CHANGED_MEANWHILE') {
      const { by } = (problem as AppError<'CHANGED_MEANWHILE'>).data;
      return by ? text.conflict.title(by) : text.conflict.titleUnknown;
    }
    return text.saveFailed(errorText(shared, problem));
  };
  return {
    ...form,
    change,
    errors,
    save,
    isSaving,
    failure: failure || (Object.keys(errors).length > 0 ? text.mend : ''),
    /** What somebody else has saved since this form was opened. */
    theirs: isChanged && !isSaving ? newer : undefined,
  };
}
