import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '#web/i18n/language.ts';
import { type NavigateEvent, navigate, navigateEvent } from '#web/navigation/location.ts';
import { leavePage, useOverlay } from '#web/navigation/overlays.ts';
import { Button } from '#web/ui/button.tsx';
import { autofocus } from '#web/ui/form/autofocus.ts';
import { Sheet } from '#web/ui/sheet/sheet.tsx';
import { SheetTitle } from '#web/ui/sheet/sheet-title.tsx';
import { useUnsavedText } from './texts.ts';

interface UnsavedChanges {
  /** Must be rendered. Asks before the page is left. */
  question: ReactNode;
  /** Discards the changes and leaves the page without a question, for example after saving. */
  leaveBy: (go: () => void) => void;
}

/** Asks before a link, Back or a closed tab leaves a page with unsaved changes. */
export function useUnsavedChanges(isUnsaved: boolean, forget: () => void): UnsavedChanges {
  const text = useUnsavedText();
  const { common } = useText();
  const [go, setGo] = useState<() => void>();
  // Back takes the overlay's entry, which is restored while the question is open.
  useOverlay(isUnsaved ? () => setGo(() => leavePage) : undefined);
  useEffect(() => {
    if (!isUnsaved) return;
    const hold = (event: Event) => {
      const { to, ...options } = (event as NavigateEvent).detail;
      if (to === location.pathname + location.search) return;
      event.stopImmediatePropagation();
      setGo(() => () => navigate(to, options));
    };
    const askBrowser = (event: BeforeUnloadEvent) => event.preventDefault();
    // Capturing listeners run before the listener that navigates.
    addEventListener(navigateEvent, hold, { capture: true });
    addEventListener('beforeunload', askBrowser);
    return () => {
      removeEventListener(navigateEvent, hold, { capture: true });
      removeEventListener('beforeunload', askBrowser);
    };
  }, [isUnsaved]);
  const stay = () => setGo(undefined);
  const leaveBy = (leave: () => void) => {
    flushSync(() => {
      stay();
      forget();
    });
    // Runs after the removal of the overlays' entries has started.
    setTimeout(leave);
  };
  const question = go && (
    <Sheet label={text.question} closeLabel={common.close} onClose={stay}>
      <div className="grid gap-4">
        <SheetTitle hint={text.hint}>{text.question}</SheetTitle>
        <Button look="danger" onClick={() => leaveBy(go)}>
          {text.leave}
        </Button>
        <Button ref={autofocus} look="secondary" onClick={stay}>
          {text.stay}
        </Button>
      </div>
    </Sheet>
  );
  return { question, leaveBy };
}
