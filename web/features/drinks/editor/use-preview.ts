import { useEffect, useState } from 'react';
import type { DrinkPreview } from '#domain/drinks/own-drinks.ts';
import { unitPreference } from '#web/components/unit-preference.ts';
import type { InputOf } from '#web/rpc/api.ts';
import { useConnection, useQuery } from '#web/rpc/hooks.ts';
import { useStoredValue } from '#web/ui/local-storage.ts';
import type { FormValue } from './form-value.ts';

type PreviewInput = InputOf<'drinks.previewDrink'>;

/** Long enough for a typist not to ask after each key. */
const pauseMs = 350;

export interface Preview {
  /** Of the last form that was answered; undefined before the first answer. */
  data: DrinkPreview | undefined;
  /** The answer is about what the form says now. */
  isCurrent: boolean;
  hasFailed: boolean;
  /** It waits for a connection, and may be about what the form said before. */
  isWaiting: boolean;
}

/** What the drink of the form would be: drawing, strength, what is missing. Live. */
export function usePreview(barId: string, drinkId: string | undefined, value: FormValue): Preview {
  const unit = useStoredValue(unitPreference);
  const { texts, category, method, glass, ice, garnishes, rim, recipe } = value;
  const names = { en: namedIn(texts.en), sk: namedIn(texts.sk) };
  const drink = { texts: names, category, method, glass, ice, garnishes, rim, recipe };
  const input: PreviewInput = { barId, drinkId, drink, unitPreference: unit };
  const now = JSON.stringify(input);
  const asked = useSettled(now, pauseMs);
  const { status, data } = useQuery('drinks.previewDrink', JSON.parse(asked) as PreviewInput);
  const [last, setLast] = useState(data);
  if (data && data !== last) setLast(data);
  const isCurrent = status === 'ready' && asked === now;
  const connection = useConnection();
  return {
    data: data ?? last,
    isCurrent,
    isWaiting: !isCurrent && connection !== 'live',
    hasFailed: status === 'error',
  };
}

function namedIn(texts: { name: string } | undefined) {
  return texts && { name: texts.name };
}

/** The value, once it has not changed for a while. */
function useSettled<T>(value: T, ms: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
