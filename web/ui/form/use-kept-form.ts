import { useCallback, useEffect, useState } from 'react';
import { readDraft, saveDraft } from './drafts.ts';

interface State<T> {
  /** The origin of the value: a stored version, or an empty form. */
  base: T;
  value: T;
}

export interface KeptForm<T> extends State<T> {
  isChanged: boolean;
  /** The value was typed before a reload. */
  isRestored: boolean;
  change(change: Partial<T> | ((before: T) => Partial<T>)): void;
  /** Marks the value as saved. Without a value, resets the form to its start. */
  reset(value?: T): void;
  /** Keeps the value on top of another version. */
  rebase(base: T): void;
}

/**
 * The value of a form. Until it is saved or discarded, the tab keeps it under the key, so that it
 * survives a reload. Every `start` under one key must have the same properties.
 */
export function useKeptForm<T extends object>(key: string, start: T): KeptForm<T> {
  const [kept] = useState(() => readKept(key, start));
  const [state, setState] = useState<State<T>>(kept ?? { base: start, value: start });
  const { base, value } = state;
  const isChanged = !isSame(base, value);
  useEffect(() => {
    saveDraft(key, isChanged ? JSON.stringify({ base, value }) : '');
  }, [key, base, value, isChanged]);
  const change = useCallback<KeptForm<T>['change']>((next) => {
    setState((before) => {
      const part = typeof next === 'function' ? next(before.value) : next;
      return { ...before, value: { ...before.value, ...part } };
    });
  }, []);
  const reset = useCallback((next?: T) => {
    setState((before) => ({ base: next ?? before.base, value: next ?? before.base }));
  }, []);
  const rebase = useCallback((next: T) => {
    setState((before) => ({ ...before, base: next }));
  }, []);
  return { base, value, isChanged, isRestored: Boolean(kept) && isChanged, change, reset, rebase };
}

function readKept<T extends object>(key: string, start: T): State<T> | undefined {
  try {
    const kept: State<T> = JSON.parse(readDraft(key));
    // A value kept by an older version of the app may have another shape.
    const isWhole = (part: T) => Object.keys(start).every((name) => name in part);
    return isWhole(kept.base) && isWhole(kept.value) ? kept : undefined;
  } catch {
    return undefined;
  }
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
