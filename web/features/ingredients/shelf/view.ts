import { createStoredValue } from '#web/ui/local-storage.ts';

export const views = ['shelf', 'list'] as const;
export type View = (typeof views)[number];

export const inventoryView = createStoredValue<View>('inventoryView', (stored) =>
  stored === 'list' ? 'list' : 'shelf',
);
