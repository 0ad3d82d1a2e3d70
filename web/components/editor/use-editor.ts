import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type AppError, isAppError } from '#domain/errors.ts';
import { type Language, languages } from '#domain/languages.ts';
import { type OwnItem, writtenLanguages } from '#domain/own-items.ts';
import { useUnsavedChanges } from '#web/components/unsaved-changes/use-unsaved-changes.tsx';
import { errorText } from '#web/i18n/error-text.ts';
import { useLanguage, useText } from '#web/i18n/language.ts';
import { navigate } from '#web/navigation/location.ts';
import { leavePage } from '#web/navigation/overlays.ts';
import type { KeptForm } from '#web/ui/form/use-kept-form.ts';
import type { ChangeForm, EditorValue, Problems } from './editor-value.ts';
import { takenName } from './problems.ts';
import { type ItemKind, useEditorText } from './texts.ts';
import { useSaveOnce } from './use-save-once.ts';

interface EditorOptions<Value extends EditorValue, Item extends OwnItem, Input, Saved> {
  kind: ItemKind;
  form: KeptForm<Value>;
  /** The stored item; undefined while it is new. */
  stored: Item | undefined;
  /** Fills a form from a stored item. */
  formOf: (stored: Item, base: Value, language: Language) => Value;
  /** Problems that the browser finds. */
  problemsOf: (value: Value) => Problems;
  /** Problems that the preview reports. */
  foreseen?: Problems;
  /** Problems that the server reports, at the fields that can fix them. */
  refusalsOf: (error: unknown, value: Value) => Problems;
  inputOf: (value: Value) => Input | Promise<Input>;
  send: (input: Input, key: string) => Promise<Saved>;
  onSaved: (saved: Saved, value: Value) => void;
  /** The page to open afterwards. */
  listAt: string;
}

export interface Editor<Value, Item> {
  kind: ItemKind;
  form: KeptForm<Value>;
  stored: Item | undefined;
  element: RefObject<HTMLFormElement | null>;
  listAt: string;
  problems: Problems;
  errorAt: (field: string) => string | undefined;
  change: ChangeForm<Value>;
  shown: Language;
  setShown: (language: Language) => void;
  save: () => Promise<void>;
  isSaving: boolean;
  wasTried: boolean;
  failure: string;
  /** A newer version, saved by somebody else. */
  theirs: Item | undefined;
  loadTheirs: () => void;
  saveMine: () => void;
  leave: () => void;
  question: ReturnType<typeof useUnsavedChanges>['question'];
}

/** The state of a form: its value, problems, conflicts and saving. */
export function useEditor<Value extends EditorValue, Item extends OwnItem, Input, Saved>(
  options: EditorOptions<Value, Item, Input, Saved>,
): Editor<Value, Item> {
  const { kind, form, stored, formOf, problemsOf, foreseen, refusalsOf, listAt } = options;
  const text = useEditorText();
  const shared = useText();
  const language = useLanguage();
  const element = useRef<HTMLFormElement>(null);
  const { base, value, isChanged, reset } = form;
  const [first = language] = writtenLanguages(value.texts);
  const [shown, setShown] = useState<Language>(value.texts[language] ? language : first);
  const [wasTried, setTried] = useState(false);
  const [refused, setRefused] = useState<unknown>();
  const [send, isSaving] = useSaveOnce(options.send);
  const { question, leaveBy } = useUnsavedChanges(isChanged, reset);

  const newer = stored && stored.version > base.version ? stored : undefined;
  // An untouched form shows the newer version.
  useEffect(() => {
    if (newer && !isChanged) reset(formOf(newer, base, language));
  }, [newer, isChanged, reset, formOf, base, language]);

  const change: ChangeForm<Value> = (next) => {
    setRefused(undefined);
    form.change(next);
  };
  const refusedFields = (error: unknown, of: Value): Problems => {
    if (!isAppError(error) || error.code !== 'NAME_TAKEN') return refusalsOf(error, of);
    const { by, name } = (error as AppError<'NAME_TAKEN'>).data;
    return takenName(of, name, text[kind].nameTaken[by](name));
  };
  const problems: Problems = {
    ...foreseen,
    ...(wasTried && problemsOf(value)),
    ...refusedFields(refused, value),
  };

  /** Shows problems before it focuses the field: screen readers read both together. */
  const report = (found: Problems, error?: unknown) => {
    const [field = ''] = Object.keys(found);
    flushSync(() => {
      setTried(true);
      setRefused(error);
      const tab = languages.find((each) => field.endsWith(`.${each}`));
      if (tab) setShown(tab);
    });
    element.current?.querySelector<HTMLElement>(`[name="${CSS.escape(field)}"]`)?.focus();
  };
  const leave = () =>
    // A page that was opened from within the app has the list behind it.
    leaveBy(() => (history.state?.within ? leavePage() : navigate(listAt, { replace: true })));
  const save = async (edited: Value = value) => {
    setTried(true);
    setRefused(undefined);
    const wrong = problemsOf(edited);
    if (Object.keys(wrong).length > 0) return report(wrong);
    try {
      const saved = await send(() => options.inputOf(edited));
      if (saved === undefined) return;
      leave();
      options.onSaved(saved, edited);
    } catch (error) {
      report(refusedFields(error, edited), error);
    }
  };
  const failureOf = (error: unknown): string => {
    if (isAppError(error) && error.code === 'LIMIT_REACHED') {
      return text[kind].limit((error as AppError<'LIMIT_REACHED'>).data.limit);
    }
    // The live query brings what they have saved, see `newer`.
    if (isAppError(error) && error.code === 'CHANGED_MEANWHILE') {
      const { by } = (error as AppError<'CHANGED_MEANWHILE'>).data;
      return text[kind].changed(by);
    }
    return `${text[kind].saveFailed(errorText(shared, error))} ${text.stillHere}`;
  };
  const hasFailed =
    refused !== undefined && Object.keys(refusedFields(refused, value)).length === 0;
  const isWrong = wasTried && Object.keys(problems).length > 0;
  return {
    kind,
    form,
    stored,
    element,
    listAt,
    problems,
    errorAt: (field) => problems[field] || undefined,
    change,
    shown,
    setShown,
    save,
    isSaving,
    wasTried,
    failure: hasFailed ? failureOf(refused) : isWrong ? text.mend : '',
    theirs: isChanged && !isSaving ? newer : undefined,
    loadTheirs: () => {
      setRefused(undefined);
      if (newer) reset(formOf(newer, base, language));
    },
    saveMine: () => {
      if (!newer) return;
      const { version } = newer;
      form.rebase(formOf(newer, base, language));
      form.change({ version } as Partial<Value>);
      void save({ ...value, version });
    },
    leave,
    question,
  };
}
