import {
  type CSSProperties,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useOverlay } from '#web/navigation/overlays.ts';
import { afterPaint } from '#web/ui/after-paint.ts';
import { useIsHydrating } from '#web/ui/hydration.tsx';
import * as icons from '#web/ui/icon-paths.ts';
import { LineIcon } from '#web/ui/line-icon.tsx';
import { moveToastsOutOf } from '#web/ui/toast/toasts.tsx';
import { ignoreDoubleTap } from './double-tap.ts';
import { focusFirstChoice } from './first-choice.ts';

let motion: typeof import('./sheet-motion.ts') | undefined;

/** Loads the swipe and leave animations. Sheets close without them too. */
export async function loadSheetMotion(): Promise<void> {
  try {
    motion ??= await import('./sheet-motion.ts');
  } catch {}
}

interface SheetProps {
  label: string;
  closeLabel: string;
  /** Without it the sheet cannot be closed. */
  onClose?: () => void;
  /** Its URL has its own history entry. */
  hasAddress?: boolean;
  style?: CSSProperties;
  /** What the sheet shows, for the styles of its content. */
  look?: 'drink' | 'recipe' | 'settings' | undefined;
  /** A picture that overlaps the upper edge of the sheet. */
  hero?: ReactNode;
  children: ReactNode;
}

/** A dialog that slides up on a phone and is centred on a larger screen. */
export function Sheet(props: SheetProps) {
  const { label, closeLabel, onClose, hasAddress, style, look, hero, children } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const isHydrating = useIsHydrating();
  // The server's page shows a sheet with an address, before scripts can open it.
  const [isInPage] = useState(hasAddress && isHydrating);
  const tap = useRef<MouseEvent>(undefined);
  const opener = useRef<Element>(null);
  useOverlay(hasAddress ? undefined : onClose);
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    // It styles the whole page again, so the tap's own paint comes first.
    return afterPaint(() => {
      if (!dialog.matches(':modal')) {
        dialog.close();
        opener.current = document.activeElement;
        dialog.showModal();
      }
      focusFirstChoice(dialog);
      if (close.current)
        void loadSheetMotion().then(() => motion?.followSwipes(dialog, () => close.current?.()));
    });
  }, []);
  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => {
      if (!dialog) return;
      ignoreDoubleTap(tap.current);
      moveToastsOutOf(dialog);
      motion?.showLeaving(dialog);
      restoreFocus(dialog, opener.current);
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, see onCancel
    <dialog
      ref={ref}
      open={isInPage}
      aria-label={label}
      className={isInPage ? 'sheet in-page' : 'sheet'}
      style={style}
      onCancel={(event) => {
        event.preventDefault();
        if (event.target === ref.current && event.cancelable) onClose?.();
      }}
      // After repeated Escape, browsers close a dialog without asking the page.
      onClose={({ target }) => {
        if (target !== ref.current || ref.current.open) return;
        // The page decides whether it closes. Reopened first, so that a question opens above it.
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
      {/* Attributes, because each :has() would be matched again whenever the page changes. */}
      <div
        className="sheet-body"
        data-look={look}
        data-hero={hero ? '' : undefined}
        data-handle={onClose && !hero ? '' : undefined}
      >
        {onClose && (
          <button
            type="button"
            aria-label={closeLabel}
            className="absolute top-3.5 right-3.5 z-10 grid size-[44px] place-items-center rounded-full bg-line-strong"
            onClick={onClose}
          >
            <LineIcon path={icons.close} size={20} />
          </button>
        )}
        {hero && <div className="sheet-hero">{hero}</div>}
        <div tabIndex={onClose && -1} className="sheet-content">
          {children}
        </div>
      </div>
    </dialog>
  );
}

/**
 * Call it before a dialog is removed. Instead of `close()`, which lays out the whole page at once:
 * the paint of the page without the dialog comes first.
 */
function restoreFocus(dialog: HTMLDialogElement, opener: Element | null): void {
  const { activeElement, body } = document;
  if (activeElement !== body && !dialog.contains(activeElement)) return;
  const around = dialog.closest<HTMLElement>('[tabindex="-1"]');
  afterPaint(() => {
    if (document.activeElement !== body) return;
    // The opener may be gone, or the focus may have been nowhere.
    for (const one of [opener, around])
      if (one instanceof HTMLElement && one !== body && document.activeElement === body)
        one.focus({ preventScroll: true });
  });
}
