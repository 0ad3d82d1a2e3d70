import { useRef, useState } from 'react';
import type { OwnDrinkFields } from '#domain/drinks/own-drinks.ts';
import { randomKey } from '#web/identity/keys.ts';
import { isRetryable } from '#web/rpc/call.ts';
import { useOfflineMutation } from '#web/rpc/offline-mutation.ts';

interface SavedDrink {
  drink: OwnDrinkFields;
  /** Where it is to be changed. */
  price?: number | null;
}

/** Saves a drink once, however often it is asked to; returns its id. While offline, it waits. */
export function useSaveDrink(barId: string, drinkId: string | undefined) {
  const [create] = useOfflineMutation('drinks.createDrink');
  const [update] = useOfflineMutation('drinks.updateDrink');
  const [isSaving, setSaving] = useState(false);
  // A ref, because two clicks within one frame see the same state.
  const running = useRef(false);
  // An answer may be lost: the same drink, sent again, has the same key.
  const last = useRef({ sent: '', key: '' });

  const save = async (prepare: () => Promise<SavedDrink>, version: number) => {
    if (running.current) return undefined;
    running.current = true;
    setSaving(true);
    try {
      const saved = await prepare();
      const sent = JSON.stringify([saved, version]);
      if (last.current.sent !== sent) last.current = { sent, key: randomKey() };
      const { key } = last.current;
      if (!drinkId) return (await create({ barId, ...saved }, key)).drinkId;
      await update({ barId, drinkId, version, ...saved }, key);
      return drinkId;
    } catch (error) {
      // What was refused is another call when it is sent again.
      if (!isRetryable(error)) last.current = { sent: '', key: '' };
      throw error;
    } finally {
      running.current = false;
      setSaving(false);
    }
  };
  return [save, isSaving] as const;
}
