import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Longer than a fling through the page. */
const restMs = 3_000;

/**
 * Whether an element with `content-visibility: auto` has been far from the screen for a while, so
 * that the browser skips it.
 */
export function useIsFar(element: RefObject<HTMLElement | null>): boolean {
  const [isFar, setIsFar] = useState(false);
  useEffect(() => {
    const watched = element.current;
    let timer: ReturnType<typeof setTimeout>;
    const change = ({ target, skipped }: ContentVisibilityAutoStateChangeEvent) => {
      if (target !== watched) return;
      clearTimeout(timer);
      if (skipped) timer = setTimeout(() => setIsFar(true), restMs);
      else setIsFar(false);
    };
    // The page is printed in the same task.
    const print = () => flushSync(() => setIsFar(false));
    addEventListener('beforeprint', print);
    const type = 'contentvisibilityautostatechange';
    watched?.addEventListener(type, change as EventListener);
    return () => {
      clearTimeout(timer);
      removeEventListener('beforeprint', print);
      watched?.removeEventListener(type, change as EventListener);
    };
  }, [element]);
  return isFar;
}
