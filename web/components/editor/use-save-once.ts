import { useRef, useState } from 'react';
import { randomKey } from '#web/identity/keys.ts';
import { isRetryable } from '#web/rpc/call.ts';

/** Saves once, however often it is called. */
export function useSaveOnce<Input, Saved>(send: (input: Input, key: string) => Promise<Saved>) {
  const [isSaving, setSaving] = useState(false);
  // A ref, because two clicks within one frame see the same state.
  const running = useRef(false);
  // A response may be lost: the same input uses the same key again.
  const last = useRef({ sent: '', key: '' });

  const save = async (prepare: () => Input | Promise<Input>): Promise<Saved | undefined> => {
    if (running.current) return undefined;
    running.current = true;
    setSaving(true);
    try {
      const input = await prepare();
      const sent = JSON.stringify(input);
      if (last.current.sent !== sent) last.current = { sent, key: randomKey() };
      return await send(input, last.current.key);
    } catch (error) {
      // After a refusal the next attempt is a new call.
      if (!isRetryable(error)) last.current = { sent: '', key: '' };
      throw error;
    } finally {
      running.current = false;
      setSaving(false);
    }
  };
  return [save, isSaving] as const;
}
