// Overlays open over a page, for example sheets. Each has a history entry with the address of the
// page, so that Back closes the topmost overlay and nothing else.
import { useLayoutEffect, useRef } from 'react';

interface Overlay {
  close: () => void;
}

interface HistoryState {
  /** Id of the page below the overlays, assigned when the first one opens. */
  page?: string;
  /** Number of overlays that are open in this entry. */
  layers?: number;
}

/** Going back is asynchronous. After this time it has failed. */
const backTimeoutMs = 3_000;

/**
 * The mounted overlays, the lowest first. An overlay that Back asks to close may ask for
 * confirmation and stay.
 */
const open: Overlay[] = [];
let current: { page: string | undefined; address: string };
/** The page has closed an overlay. The entry below takes over the address of its entry. */
let keepsAddress = false;
/** Runs while the history goes back. */
let backTimer: ReturnType<typeof setTimeout> | undefined;
const afterBackQueue: (() => void)[] = [];

if (typeof window !== 'undefined') {
  addEventListener('popstate', handlePopState);
  readCurrent();
  // A reload has closed all overlays.
  keepsAddress = true;
  syncHistory();
}

/** Gives the component a history entry: Back calls `close`. Without `close` it gets none. */
export function useOverlay(close: (() => void) | undefined): void {
  const latest = useRef(close);
  latest.current = close;
  const isOverlay = close !== undefined;
  useLayoutEffect(() => {
    if (!isOverlay) return;
    const overlay = { close: () => latest.current?.() };
    open.push(overlay);
    queueMicrotask(syncHistory);
    return () => {
      const index = open.indexOf(overlay);
      if (index < 0) return;
      open.splice(index, 1);
      keepsAddress = true;
      queueMicrotask(syncHistory);
    };
  }, [isOverlay]);
}

/** Whether the current history entry belongs to an overlay. */
export function hasOverlays(): boolean {
  return entryOverlays() > 0;
}

/** Goes back to the previous page, past any overlays of this one. */
export function leavePage(): void {
  afterBack(() => goBack(entryOverlays() + 1));
}

/** Runs `act` now, or once the history has finished going back. */
export function afterBack(act: () => void): void {
  if (backTimer) afterBackQueue.push(act);
  else act();
}

function entryState(): HistoryState {
  return history.state ?? {};
}

function entryOverlays(): number {
  return entryState().layers ?? 0;
}

function readCurrent(): void {
  current = { page: entryState().page, address: location.href };
}

/** Adds or removes history entries until there is one for each open overlay. */
function syncHistory(): void {
  if (backTimer) return;
  const surplus = entryOverlays() - open.length;
  if (surplus > 0) {
    goBack(surplus);
    return;
  }
  keepsAddress = false;
  while (entryOverlays() < open.length) {
    if (!entryState().page)
      history.replaceState({ ...entryState(), page: String(Math.random()) }, '');
    history.pushState({ ...entryState(), layers: entryOverlays() + 1 }, '');
  }
  readCurrent();
}

function goBack(entries: number): void {
  backTimer = setTimeout(finishBack, backTimeoutMs);
  history.go(-entries);
}

function finishBack(): void {
  clearTimeout(backTimer);
  backTimer = undefined;
  // An act may go back again. Those after it wait for that.
  for (const act of afterBackQueue.splice(0)) afterBack(act);
}

function handlePopState({ isTrusted }: PopStateEvent): void {
  if (!isTrusted) {
    // Dispatched by `navigate` after it has changed the address.
    readCurrent();
    return;
  }
  // Our own `goBack` follows closed overlays. Those opened in the meantime stay.
  const closed = backTimer ? [] : open.slice(entryOverlays());
  const isSamePage = current.page !== undefined && current.page === entryState().page;
  if (isSamePage && (closed.length > 0 || keepsAddress))
    history.replaceState(entryState(), '', current.address);
  keepsAddress = false;
  readCurrent();
  for (const overlay of closed.reverse()) overlay.close();
  finishBack();
  // After React has unmounted the closed overlays, and those of a page that was left.
  setTimeout(syncHistory);
}
