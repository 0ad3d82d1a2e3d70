import { useEffect, useRef, useState } from 'react';
import { useText } from '#web/i18n/language.ts';

interface DrinkPictureProps {
  src: string | null;
  className: string;
  /** Pictures that are seen first come first. */
  eager?: boolean;
}

/** The drawing of a drink. Its name stands beside it, so that it says nothing to a screen reader. */
export function DrinkPicture({ src, className, eager = false }: DrinkPictureProps) {
  const text = useText();
  const [failed, setFailed] = useState<string | null>(null);
  // A drawing that came with the page itself need not be fetched again.
  const [first] = useState(src);
  const shown = first?.startsWith('data:') ? first : src;
  const broken = !shown || failed === shown;
  const img = useRef<HTMLImageElement>(null);
  // One that has failed before scripts came has told nobody.
  useEffect(() => {
    if (img.current?.complete && !img.current.naturalWidth) setFailed(shown);
  }, [shown]);
  return (
    <img
      ref={img}
      src={broken ? '/pictures/none.svg' : shown}
      alt={broken ? text.menu.noImage : ''}
      width={240}
      height={300}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      className={className}
      onError={() => setFailed(shown)}
    />
  );
}
