import { useEffect, useRef, useState } from 'react';
import type { OpenOrders } from '#domain/orders.ts';
import { useText } from '#web/i18n/language.ts';
import { playChime } from '#web/ui/chime.ts';
import { readStorage, writeStorage } from '#web/ui/local-storage.ts';
import { useOrdersText } from './texts.ts';

const repeatMs = 15_000;
const tellEveryMs = 1_000;
const remembered = 500;
const signsOfLife = ['pointerdown', 'pointermove', 'keydown'] as const;

/**
 * Says that orders have come: by a chime, again every 15 s until somebody touches the page, and in
 * words for screen readers. What was announced is remembered by this browser, so that neither a
 * reload nor a new connection announces it again.
 */
export function useAnnouncements(
  barId: string,
  arrived: OpenOrders['arrived'],
  /** Whether it is wished, and whether the browser allows it. */
  { hasSound, canSound }: { hasSound: boolean; canSound: boolean },
): string {
  const text = useOrdersText();
  const shared = useText();
  const [message, setMessage] = useState('');
  const told = useRef(new Set<string>());
  const unseen = useRef(new Set<string>());
  const stopRinging = useRef(() => {});

  useEffect(() => {
    const waiting = new Set(arrived.map(({ _id }) => _id));
    for (const id of unseen.current) if (!waiting.has(id)) unseen.current.delete(id);
    const key = `announcedOrders:${barId}`;
    const known = arrived.length ? readIds(key) : [];
    const news = arrived.filter(({ _id }) => !known.includes(_id) && !told.current.has(_id));
    const last = news.at(-1);
    if (!last) return;
    const ids = news.map(({ _id }) => _id);
    // A tab that has to be silent leaves it to one that does not.
    if (!hasSound || canSound) {
      writeStorage(key, JSON.stringify([...known, ...ids].slice(-remembered)));
    }
    for (const id of ids) {
      told.current.add(id);
      unseen.current.add(id);
    }
    setMessage(text.arrived(last.drinkName ?? shared.orders.drinkNotFound, last.guestName));
    if (!hasSound || !canSound) return;
    stopRinging.current();
    stopRinging.current = ringUntilSeen(unseen.current);
  }, [barId, arrived, hasSound, canSound, text, shared]);

  // Whoever touches one tab has seen what another one rings for.
  useEffect(() => {
    const tabs = new BroadcastChannel('orders seen');
    let toldAt = 0;
    const seen = () => {
      unseen.current.clear();
      if (Date.now() - toldAt < tellEveryMs) return;
      toldAt = Date.now();
      tabs.postMessage(null);
    };
    tabs.onmessage = () => unseen.current.clear();
    for (const sign of signsOfLife) addEventListener(sign, seen, { passive: true });
    return () => {
      tabs.close();
      for (const sign of signsOfLife) removeEventListener(sign, seen);
    };
  }, []);

  useEffect(() => {
    if (hasSound) return () => stopRinging.current();
  }, [hasSound]);

  return message;
}

/** Now, and as long as somebody waits to be seen; answers how to stop it. */
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
