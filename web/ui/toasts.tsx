import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useStored } from './stored.ts';
import { isDark, theme } from './theme.ts';

// sonner's own defaults are ours: 4 s, three at a time, 356 px wide, swiped away after 45 px.
type Sonner = typeof import('sonner');
type Toast = (sonner: Sonner) => void;

const waiting: Toast[] = [];
let announce = () => {};

function show(toast: Toast) {
  waiting.push(toast);
  announce();
}

export const toasts = {
  success: (text: string) => show(({ toast }) => toast.success(<span role="status">{text}</span>)),
  error: (text: string) => show(({ toast }) => toast.error(<span role="alert">{text}</span>)),
};

/** Above whatever dialog is open now. */
function lift(place: HTMLElement | null) {
  if (place?.matches(':popover-open')) place.hidePopover();
  place?.showPopover();
}

/** The place where toasts appear. The library is fetched with the first of them. */
export function Toasts() {
  const [sonner, setSonner] = useState<Sonner>();
  const chosen = useStored(theme);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    announce = () => {
      if (!sonner) return void import('sonner').then(setSonner);
      for (const toast of waiting.splice(0)) toast(sonner);
      lift(place.current);
    };
    if (waiting.length) announce();
    return () => {
      announce = () => {};
    };
  }, [sonner]);
  const Toaster: ComponentType<{ theme: 'dark' | 'light'; position: 'top-center' }> | undefined =
    sonner?.Toaster;
  return (
    <div ref={place} popover="manual" className="toasts">
      {Toaster && <Toaster theme={isDark(chosen) ? 'dark' : 'light'} position="top-center" />}
    </div>
  );
}
