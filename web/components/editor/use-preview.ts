import { useEffect, useState } from 'react';
import type { InputOf, ResultOf } from '#web/rpc/api.ts';
import { useConnection, useQuery } from '#web/rpc/hooks.ts';

type PreviewName = 'drinks.previewDrink' | 'ingredients.previewIngredient';

/** Long enough to skip requests between keystrokes. */
const pauseMs = 350;

export interface Preview<Data> {
  /** The latest result; undefined before the first. */
  data: Data | undefined;
  /** The result matches the current form. */
  isCurrent: boolean;
  hasFailed: boolean;
  /** Waits for a connection; the result may be of an earlier form. */
  isWaiting: boolean;
}

/** A live preview of the form. */
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
