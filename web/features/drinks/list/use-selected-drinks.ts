import { useCallback, useMemo, useRef, useState } from 'react';
import type { Drink } from '#domain/drinks/drinks.ts';

/** The selected drinks. Drinks that leave the list are deselected. */
export function useSelectedDrinks(drinks: readonly Drink[] | undefined) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const from = useRef<string>(undefined);

  const selected = useMemo(() => {
    if (ids.size === 0) return ids;
    return new Set((drinks ?? []).map(({ _id }) => _id).filter((id) => ids.has(id)));
  }, [ids, drinks]);

  /** Toggles a drink; with `isRange` all from the last one on, in the shown order. */
  const toggle = useCallback((id: string, isRange: boolean, shown: readonly string[]) => {
    const start = isRange && from.current ? shown.indexOf(from.current) : -1;
    const end = shown.indexOf(id);
    const range = start < 0 ? [id] : shown.slice(Math.min(start, end), Math.max(start, end) + 1);
    from.current = id;
    setIds((before) => {
      const next = new Set(before);
      const isAdded = !before.has(id);
      for (const one of range) {
        if (isAdded) next.add(one);
        else next.delete(one);
      }
      return next;
    });
  }, []);

  const add = useCallback((more: readonly string[]) => {
    setIds((before) => new Set([...before, ...more]));
  }, []);
  const clear = useCallback(() => setIds(new Set()), []);
  return { selected, toggle, add, clear };
}
