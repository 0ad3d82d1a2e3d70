// Finds the section of the menu that the reader is in, by the titles that have scrolled past.
import { useEffect, useSyncExternalStore } from 'react';
import { type DrinkCategory, drinkCategories } from '#domain/drinks/drinks.ts';
import { createListeners } from '#web/ui/listeners.ts';

const listeners = createListeners();
const passed = new Set<DrinkCategory>();
let current: DrinkCategory | undefined;

/** A title counts as passed from the upper part of the screen upwards, without a limit. */
const passedArea = '999999px 0px -75% 0px';

/** Watches the title of a section, for `useSectionInSight`. */
export function useSectionTitle(
  title: { current: Element | null },
  category: DrinkCategory | undefined,
): void {
  useEffect(() => {
    if (!title.current || !category) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) passed.add(category);
        else passed.delete(category);
        update();
      },
      { rootMargin: passedArea },
    );
    observer.observe(title.current);
    return () => {
      observer.disconnect();
      passed.delete(category);
      update();
    };
  }, [title, category]);
}

function update(): void {
  const next = drinkCategories.findLast((category) => passed.has(category));
  if (next === current) return;
  current = next;
  listeners.notify();
}

/** Undefined above the first title, and in a list without sections. */
export function useSectionInSight(): DrinkCategory | undefined {
  return useSyncExternalStore(
    listeners.subscribe,
    () => current,
    () => undefined,
  );
}
