import { useEffect, useState } from 'react';
import type { InputOf, ResultOf } from '#web/rpc/api.ts';
import { useConnection, useQuery } from '#web/rpc/hooks.ts';

type PreviewName = 'drinks.previewDrink' | 'ingredients.previewIngredient';

/** Long enough for a typist not to ask after each key. */
const pauseMs = 350;

export interface Preview<Data> {
  /** Of the last form that was answered; undefined before the first answer. */
  data: Data | undefined;
  /** The answer is about what the form says now. */
  isCurrent: boolean;
  hasFailed: boolean;
  /** It waits for a connection, and may be about what the form said before. */
  isWaiting: boolean;
}

/** What follows from a form. Live. */
export function usePreview<N extends PreviewName>(
  name: N,
  input: InputOf<N>,
): Preview<ResultOf<N>> {
  const now = JSON.stringify(input);
  const [asked, ask] = useState(now);
  useEffect(() => {
    const timer = setTimeout(() => ask(now), pauseMs);
    return () => clearTimeout(timer);
  }, [now]);
  const { status, data } = useQuery(name, JSON.parse(asked) as InputOf<N>);
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
