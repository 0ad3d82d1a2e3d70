import { useCallback, useEffect, useState } from 'react';

/** Browsers that can pass Escape to the page let a sheet close without leaving full screen. */
type Keyboard = { keyboard?: { lock?: (keys: string[]) => Promise<void> } };

async function cover() {
  await document.documentElement.requestFullscreen?.();
  await (navigator as Keyboard).keyboard?.lock?.(['Escape']);
}

const isSheetOpen = () => document.querySelector('dialog[open]') !== null;

/** Whether the board covers the page. If the browser allows it, the board also fills the screen. */
export function useFullScreen(): [isFull: boolean, toggle: () => void] {
  const [isFull, setIsFull] = useState(false);
  useEffect(() => {
    // Escape in a sheet closes only the sheet. The board keeps covering the page.
    const follow = () => {
      if (document.fullscreenElement || !isSheetOpen())
        setIsFull(document.fullscreenElement !== null);
    };
    const leave = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || isSheetOpen()) return;
      setIsFull(false);
      if (document.fullscreenElement) void document.exitFullscreen();
    };
    document.addEventListener('fullscreenchange', follow);
    addEventListener('keydown', leave);
    return () => {
      document.removeEventListener('fullscreenchange', follow);
      removeEventListener('keydown', leave);
      if (document.fullscreenElement) void document.exitFullscreen();
    };
  }, []);
  const toggle = useCallback(() => {
    setIsFull(!isFull);
    if (isFull) void document.exitFullscreen?.().catch(() => {});
    else void cover().catch(() => {});
  }, [isFull]);
  return [isFull, toggle];
}
