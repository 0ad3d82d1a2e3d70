import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useStoredValue } from './local-storage.ts';
import { callWithRetry } from './retry.ts';
import { isDark, theme } from './theme.ts';
import { whenIdle } from './when-idle.ts';

// sonner's own defaults are ours: 4 s, three at a time, 356 px wide, swiped away after 45 px.
type Sonner = typeof import('sonner');
type Toast = (sonner: Sonner) => void;

const waiting: Toast[] = [];
let announce = () => {};

function show(toast: Toast) {
  waiting.push(toast);
  announce();
}

interface Action {
  label: string;
  run: () => void;
}

/** As long as the orders board offers its way back. */
const withActionMs = 8_000;

export const toasts = {
  success: (text: string, action?: Action) =>
    show(({ toast }) =>
      toast.success(
        <span role="status">{text}</span>,
        action && {
          duration: withActionMs,
          action: { label: action.label, onClick: action.run },
        },
      ),
    ),
  error: (text: string) => show(({ toast }) => toast.error(<span role="alert">{text}</span>)),
};

/**
 * What the toasts are in. While a dialog is open all else is out of reach, for screen readers as
 * for fingers, and so the layer goes into the dialog on top.
 */
let layer: HTMLDivElement | undefined;

function makeLayer(): HTMLDivElement {
  const made = document.createElement('div');
  made.className = 'toasts';
  made.popover = 'manual';
  return made;
}

function lift(closing?: Element) {
  if (!layer) return;
  const open = [...document.querySelectorAll('dialog:modal')].filter((one) => one !== closing);
  const place = open.at(-1) ?? document.body;
  if (layer.matches(':popover-open')) layer.hidePopover();
  if (layer.parentNode !== place) place.append(layer);
  layer.showPopover();
}

/** To be called before a dialog is taken off the page: the toasts within it stay. */
export function moveToastsOutOf(closing: Element) {
  if (layer && closing.contains(layer)) lift(closing);
}

/**
 * Shows the toasts. The library is fetched before there is anything to say: by the time that one has
 * to tell that the line is down, it is too late.
 */
export function Toasts() {
  const [sonner, setSonner] = useState<Sonner>();
  const chosen = useStoredValue(theme);
  useEffect(() => {
    const bring = () => void callWithRetry(() => import('sonner')).then(setSonner, () => {});
    announce = () => {
      if (!sonner) return bring();
      for (const toast of waiting.splice(0)) toast(sonner);
      lift();
    };
    if (waiting.length) announce();
    const stop = sonner ? () => {} : whenIdle(bring);
    return () => {
      announce = () => {};
      stop();
    };
  }, [sonner]);
  if (!sonner) return null;
  layer ??= makeLayer();
  return createPortal(
    <sonner.Toaster theme={isDark(chosen) ? 'dark' : 'light'} position="top-center" />,
    layer,
  );
}
