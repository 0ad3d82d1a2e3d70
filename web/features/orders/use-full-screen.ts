import { useCallback, useEffect, useState } from 'react';

/** Whether the board covers the page; where the browser allows it, it fills the screen, too. */
export function useFullScreen(): [isFull: boolean, toggle: () => void] {
  const [isFull, setIsFull] = useState(false);
  useEffect(() => {
    const follow = () => setIsFull(document.fullscreenElement !== null);
    const leave = ({ key }: KeyboardEvent) => key === 'Escape' && setIsFull(false);
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
    else void document.documentElement.requestFullscreen?.().catch(() => {});
  }, [isFull]);
  return [isFull, toggle];
}
