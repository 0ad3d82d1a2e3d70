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
  /** To be rendered: asks before the page is left. */
  question: ReactNode;
  /** Forgets the changes, then leaves the page without a question, as after saving. */
  leaveBy: (go: () => void) => void;
}

/** Asks before a link, Back or a closed tab leaves a page with changes that are not saved. */
export function useUnsavedChanges(isUnsaved: boolean, forget: () => void): UnsavedChanges {
  const text = useUnsavedText();
  const { common } = useText();
  const [go, setGo] = useState<() => void>();
  // Back takes the entry of the overlay, which is put back while the question is open.
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
    // Capturing listeners run before the one that navigates.
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
    // After the entries of the overlays began to be removed.
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
