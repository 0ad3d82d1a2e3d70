import { type RefObject, useLayoutEffect, useState } from 'react';
import { readDraft, saveDraft } from '#web/ui/form/drafts.ts';

export interface Draft {
  preferences: string;
  guestName: string;
}

export const emptyDraft: Draft = { preferences: '', guestName: '' };

export function storeDraft(shareCode: string, draft: Draft): void {
  saveDraft(shareCode, JSON.stringify(draft));
}

export function deleteDraft(shareCode: string): void {
  saveDraft(shareCode, '');
}

/**
 * Passes on text typed into the form before hydration, or the stored draft. Returns whether the
 * page is hydrated.
 */
export function useRestoredDraft(
  form: RefObject<HTMLFormElement | null>,
  shareCode: string,
  onDraft: (draft: Draft) => void,
): boolean {
  const [isHydrated, setHydrated] = useState(false);
  useLayoutEffect(() => {
    setHydrated(true);
    if (!form.current) return;
    const typed = Object.fromEntries(new FormData(form.current)) as unknown as Draft;
    const stored = readDraft(shareCode);
    if (typed.preferences || typed.guestName) {
      storeDraft(shareCode, typed);
      onDraft(typed);
    } else if (stored) onDraft(JSON.parse(stored));
  }, [form, shareCode, onDraft]);
  return isHydrated;
}
