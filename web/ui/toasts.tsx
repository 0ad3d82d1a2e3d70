import { type ComponentType, useEffect, useState } from 'react';
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

/** The place where toasts appear. The library is fetched with the first of them. */
export function Toasts() {
  const [sonner, setSonner] = useState<Sonner>();
  const chosen = useStored(theme);
  useEffect(() => {
    announce = () => {
      if (!sonner) return void import('sonner').then(setSonner);
      for (const toast of waiting.splice(0)) toast(sonner);
    };
    if (waiting.length) announce();
    return () => {
      announce = () => {};
    };
  }, [sonner]);
  const Toaster: ComponentType<{ theme: 'dark' | 'light'; position: 'top-center' }> | undefined =
    sonner?.Toaster;
  return Toaster && <Toaster theme={isDark(chosen) ? 'dark' : 'light'} position="top-center" />;
}
