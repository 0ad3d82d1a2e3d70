import X from 'lucide-react/icons/x';
import { type CSSProperties, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useOverlay } from '#web/navigation/overlays.ts';
import { ignoreDoubleTap } from './double-tap.ts';
import { moveToastsOutOf } from './toasts.tsx';

interface SheetProps {
  label: string;
  closeLabel: string;
  /** Without it the sheet cannot be closed: something must be answered first. */
  onClose?: () => void;
  /** It has an address of its own, which Back leaves. */
  hasAddress?: boolean;
  style?: CSSProperties;
  /** Stands on the upper edge of the sheet and reaches above it. */
  hero?: ReactNode;
  children: ReactNode;
}

/** A dialog that slides up on a phone and stands in the middle of a larger screen. */
export function Sheet(props: SheetProps) {
  const { label, closeLabel, onClose, hasAddress, style, hero, children } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const tap = useRef<MouseEvent>(undefined);
  useOverlay(hasAddress ? undefined : onClose);
  useEffect(() => {
    if (!ref.current?.open) ref.current?.showModal();
  }, []);
  // Only as long as it is on the page does a dialog give the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => {
      if (!dialog) return;
      ignoreDoubleTap(tap.current);
      moveToastsOutOf(dialog);
      dialog.close();
      // What it was opened from may be gone, or nothing was.
      const { activeElement, body } = document;
      if (activeElement !== body && !dialog.contains(activeElement)) return;
      dialog.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, see onCancel
    <dialog
      ref={ref}
      aria-label={label}
      className="sheet"
      style={style}
      onCancel={(event) => {
        event.preventDefault();
        if (event.target === ref.current && event.cancelable) onClose?.();
      }}
      // A browser that is told to close it again and again does so, whatever the page says.
      onClose={({ target }) => {
        if (target !== ref.current || ref.current.open) return;
        // Whether it closes is for the page to say. First, so that what it asks stands above.
        ref.current.showModal();
        onClose?.();
      }}
      onClickCapture={({ nativeEvent }) => {
        tap.current = nativeEvent;
      }}
      onClick={(event) => {
        if (event.target === ref.current) onClose?.();
      }}
    >
      <div className="sheet-body">
        {onClose && (
          <button
            type="button"
            aria-label={closeLabel}
            className="absolute top-3.5 right-3.5 z-10 grid size-[44px] place-items-center rounded-full bg-line-strong"
            onClick={onClose}
          >
            <X size={20} />
          </button>
        )}
        {hero && <div className="sheet-hero">{hero}</div>}
        <div className="sheet-content">{children}</div>
      </div>
    </dialog>
  );
}
