import { useEffect, useRef, useState } from 'react';
import { useText } from '#web/i18n/language.ts';
import { connectionState, onConnection } from '#web/rpc/store.ts';
import { useIsHydrating } from '#web/ui/hydration.tsx';

interface DrinkPictureProps {
  src: string | null;
  className: string;
  /**
   * For pictures in the first viewport, which load at once. In a page from the server the others wait
   * for the scripts, which then load sooner.
   */
  eager?: boolean;
  /** Far from the screen: the picture leaves the memory. */
  isFar?: boolean;
}

const placeholder = '/pictures/none.svg';
/** Inline fallback if the placeholder cannot be fetched either. */
const outline =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 30'%3E%3Cpath d='M5 9h14a7 7 0 0 1-14 0zm7 7v9m-4 0h8' fill='none' stroke='%238f8073'/%3E%3C/svg%3E";

/** As large as a drawing. */
const blank =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='24' height='30'/%3E";

/** The drawing of a drink. Its alt text is empty, because the name is beside it. */
export function DrinkPicture(props: DrinkPictureProps) {
  const { src, className, eager = false, isFar = false } = props;
  const text = useText();
  const [failed, setFailed] = useState<readonly string[]>([]);
  const shown = [src, placeholder].find((each) => each && !failed.includes(each)) ?? outline;
  const isHydrating = useIsHydrating();
  const img = useRef<HTMLImageElement>(null);
  // An image that failed before hydration fires no more events.
  useEffect(() => {
    if (img.current?.complete && !img.current.naturalWidth)
      setFailed((before) => [...before, shown]);
  }, [shown]);
  // Retries after a reconnect.
  useEffect(() => {
    if (failed.length) return onConnection(() => connectionState() === 'live' && setFailed([]));
  }, [failed]);
  return (
    <img
      ref={img}
      src={isFar || (isHydrating && !eager) ? blank : shown}
      // The server inlines the first drawings.
      suppressHydrationWarning
      alt={shown === src ? '' : text.menu.noImage}
      width={240}
      height={300}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      className={className}
      onError={() => setFailed((before) => [...before, shown])}
    />
  );
}
