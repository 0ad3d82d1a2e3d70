// Layers are what is open over a page, such as a sheet. Each is a step of the history with the
// address of the page, so that Back closes the one on top and nothing else.
import { useLayoutEffect, useRef } from 'react';

interface Layer {
  close: () => void;
}

/** What a step of the history says of itself. */
interface Step {
  /** The page that it lies over, by a name that is made up with its first layer. */
  page?: string;
  /** How many layers are open there. */
  layers?: number;
}

/** A browser that has not gone back by then will not. */
const patienceMs = 3_000;

/** Those that are on the page, the lowest first. One that Back asks to close may ask back, and stay. */
const open: Layer[] = [];
let here: { page: string | undefined; address: string };
/** A layer was closed by itself: what its step has as address goes with it to the step below. */
let keepsAddress = false;
let goingBack: ReturnType<typeof setTimeout> | undefined;
const waiting: (() => void)[] = [];

if (typeof window !== 'undefined') {
  addEventListener('popstate', arrive);
  look();
  // A reload closes them all.
  keepsAddress = true;
  settle();
}

/** Makes what is shown a layer, which `close` takes away; without `close` it is none. */
export function useLayer(close: (() => void) | undefined): void {
  const latest = useRef(close);
  latest.current = close;
  const isLayer = close !== undefined;
  useLayoutEffect(() => {
    if (!isLayer) return;
    const layer = { close: () => latest.current?.() };
    open.push(layer);
    queueMicrotask(settle);
    return () => {
      const at = open.indexOf(layer);
      if (at < 0) return;
      open.splice(at, 1);
      keepsAddress = true;
      queueMicrotask(settle);
    };
  }, [isLayer]);
}

/** Whether the history stands at a layer. */
export function hasLayers(): boolean {
  return layersHere() > 0;
}

/** Goes back to the page before this one, from whatever is open over it. */
export function leavePage(): void {
  whenThere(() => goBack(layersHere() + 1));
}

/** Browsers go back in their own time: whatever moves on from there has to wait for it. */
export function whenThere(act: () => void): void {
  if (goingBack) waiting.push(act);
  else act();
}

function step(): Step {
  return history.state ?? {};
}

function layersHere(): number {
  return step().layers ?? 0;
}

function look(): void {
  here = { page: step().page, address: location.href };
}

/** Brings the history to as many steps as there are layers. */
function settle(): void {
  if (goingBack) return;
  const surplus = layersHere() - open.length;
  if (surplus > 0) {
    goBack(surplus);
    return;
  }
  keepsAddress = false;
  while (layersHere() < open.length) {
    if (!step().page) history.replaceState({ ...step(), page: String(Math.random()) }, '');
    history.pushState({ ...step(), layers: layersHere() + 1 }, '');
  }
  look();
}

function goBack(steps: number): void {
  goingBack = setTimeout(goOn, patienceMs);
  history.go(-steps);
}

function goOn(): void {
  clearTimeout(goingBack);
  goingBack = undefined;
  for (const act of waiting.splice(0)) act();
}

function arrive({ isTrusted }: PopStateEvent): void {
  if (!isTrusted) {
    // Ours, by which we tell that the address has changed.
    look();
    return;
  }
  // Our own going back follows what has closed: what has opened meanwhile stays.
  const closed = goingBack ? [] : open.slice(layersHere());
  const isBelow = here.page !== undefined && here.page === step().page;
  if (isBelow && (closed.length > 0 || keepsAddress))
    history.replaceState(step(), '', here.address);
  keepsAddress = false;
  look();
  for (const layer of closed.reverse()) layer.close();
  goOn();
  // Not before React has taken away what has closed, and what the page took with it.
  setTimeout(settle);
}
