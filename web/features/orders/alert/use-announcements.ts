import { useEffect, useRef, useState } from 'react';
import type { OpenOrders } from '#domain/orders/orders.ts';
import { useOrdersText } from '#web/features/orders/texts.ts';
import { useText } from '#web/i18n/language.ts';
import { playChime } from '#web/ui/chime.ts';
import { readStorage, writeStorage } from '#web/ui/local-storage.ts';

const repeatMs = 15_000;
const broadcastEveryMs = 1_000;
const maxRemembered = 500;
const activityEvents = ['pointerdown', 'pointermove', 'keydown'] as const;

/**
 * Announces new orders by a chime, repeated every 15 s until somebody uses the page, and by a text
 * for screen readers, which it returns. Announced orders are stored in this browser, so that a
 * reload or reconnect does not announce them again.
 */
export function useAnnouncements(
  barId: string,
  arrived: OpenOrders['arrived'],
  /** Whether the sound is on, and whether the browser allows it. */
  { hasSound, canSound }: { hasSound: boolean; canSound: boolean },
): string {
  const text = useOrdersText();
  const shared = useText();
  const [message, setMessage] = useState('');
  const announced = useRef(new Set<string>());
  const unseen = useRef(new Set<string>());
  const stopRinging = useRef(() => {});

  useEffect(() => {
    const waiting = new Set(arrived.map(({ _id }) => _id));
    for (const id of unseen.current) if (!waiting.has(id)) unseen.current.delete(id);
    const key = `announcedOrders:${barId}`;
    const known = arrived.length ? readIds(key) : [];
    const newOrders = arrived.filter(
      ({ _id }) => !known.includes(_id) && !announced.current.has(_id),
    );
    const last = newOrders.at(-1);
    if (!last) return;
    const ids = newOrders.map(({ _id }) => _id);
    // A tab that may not play sound leaves it to a tab that may.
    if (!hasSound || canSound) {
      writeStorage(key, JSON.stringify([...known, ...ids].slice(-maxRemembered)));
    }
    for (const id of ids) {
      announced.current.add(id);
      unseen.current.add(id);
    }
    setMessage(text.arrived(last.drinkName ?? shared.orders.drinkNotFound, last.guestName));
    if (!hasSound || !canSound) return;
    stopRinging.current();
    stopRinging.current = ringUntilSeen(unseen.current);
  }, [barId, arrived, hasSound, canSound, text, shared]);

  // Activity in one tab stops the chimes of all.
  useEffect(() => {
    const tabs = new BroadcastChannel('orders seen');
    let broadcastAt = 0;
    const seen = () => {
      unseen.current.clear();
      if (Date.now() - broadcastAt < broadcastEveryMs) return;
      broadcastAt = Date.now();
      tabs.postMessage(null);
    };
    tabs.onmessage = () => unseen.current.clear();
    for (const event of activityEvents) addEventListener(event, seen, { passive: true });
    return () => {
      tabs.close();
      for (const event of activityEvents) removeEventListener(event, seen);
    };
  }, []);

  useEffect(() => {
    if (hasSound) return () => stopRinging.current();
  }, [hasSound]);

  return message;
}

/** Chimes now, and again while there are unseen orders. Returns the function to stop it. */
function ringUntilSeen(unseen: ReadonlySet<string>): () => void {
  playChime();
  const timer = setInterval(() => {
    if (unseen.size) playChime();
    else clearInterval(timer);
  }, repeatMs);
  return () => clearInterval(timer);
}

function readIds(key: string): string[] {
  try {
    const ids: unknown = JSON.parse(readStorage(key) ?? '[]');
    return Array.isArray(ids) ? ids : [];
  } catch {
    return [];
  }
}
