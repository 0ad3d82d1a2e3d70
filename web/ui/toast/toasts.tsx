import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { afterPaint } from '#web/ui/after-paint.ts';
import { useStoredValue } from '#web/ui/local-storage.ts';
import { callWithRetry } from '#web/ui/retry.ts';
import { isDark, theme } from '#web/ui/theme.ts';
import { whenIdle } from '#web/ui/when-idle.ts';

// Uses sonner's defaults: 4 s, three at a time, 356 px wide, swiped away after 45 px.
type Sonner = typeof import('./sonner.ts')['sonner'];
type Toast = (sonner: Sonner) => void;

const queue: Toast[] = [];
let showQueued = () => {};

function show(toast: Toast) {
  queue.push(toast);
  // A toast answers a tap, which responds first.
  afterPaint(() => showQueued());
}

interface Action {
  label: string;
  run: () => void;
  /** How long it is offered. */
  forMs?: number;
  /** The id of the toast, for `dismiss`. */
  id?: string;
}

/** As long as the orders board offers to undo. */
const withActionMs = 8_000;

export const toasts = {
  success: (text: string, action?: Action) =>
    show(({ toast }) =>
      toast.success(
        <span role="status">{text}</span>,
        action && {
          duration: action.forMs ?? withActionMs,
          ...(action.id && { id: action.id }),
          action: { label: action.label, onClick: action.run },
        },
      ),
    ),
  dismiss: (id: string) => show(({ toast }) => toast.dismiss(id)),
  error: (text: string) => show(({ toast }) => toast.error(<span role="alert">{text}</span>)),
};

/**
 * The element around all toasts. It moves into the topmost dialog, because everything else is
 * inert.
 */
let layer: HTMLDivElement | undefined;

function createLayer(): HTMLDivElement {
  const created = document.createElement('div');
  created.className = 'toasts';
  created.popover = 'manual';
  return created;
}

function moveToTop(closing?: Element) {
  if (!layer) return;
  const open = [...document.querySelectorAll('dialog:modal')].filter((one) => one !== closing);
  const parent = open.at(-1) ?? document.body;
  if (layer.matches(':popover-open')) layer.hidePopover();
  if (layer.parentNode !== parent) parent.append(layer);
  layer.showPopover();
}

/** Call it before a dialog is removed, so that the toasts in it stay. */
export function moveToastsOutOf(closing: Element) {
  if (layer && closing.contains(layer)) moveToTop(closing);
}

/** Shows the toasts. The library is prefetched, because toasts must work without a connection. */
export function Toasts() {
  const [sonner, setSonner] = useState<Sonner>();
  const chosen = useStoredValue(theme);
  useEffect(() => {
    const load = () =>
      void callWithRetry(() => import('./sonner.ts')).then(
        (library) => setSonner(library.sonner),
        () => {},
      );
    showQueued = () => {
      if (!sonner) return load();
      for (const toast of queue.splice(0)) toast(sonner);
      moveToTop();
    };
    if (queue.length) showQueued();
    const stop = sonner ? () => {} : whenIdle(load);
    return () => {
      showQueued = () => {};
      stop();
    };
  }, [sonner]);
  if (!sonner) return null;
  layer ??= createLayer();
  return createPortal(
    <sonner.Toaster theme={isDark(chosen) ? 'dark' : 'light'} position="top-center" />,
    layer,
  );
}
