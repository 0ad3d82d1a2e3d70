import { useState } from 'react';
import { tidyLine } from '#domain/text/tidy-text.ts';
import { readDraft, saveDraft } from '#web/ui/form/drafts.ts';

/** Prefix of the drafts of a guest's wish for a drink. */
export function wishKey(barId: string, drinkId: string, guestName: string): string {
  return [barId, drinkId, guestName].join();
}

/** The state of the order form. Texts are saved as drafts. */
export function useWishForm(key: string) {
  const [quantity, setQuantity] = useState(1);
  const [notes, setNotes] = useDraft(key);
  const [forName, setForName] = useDraft(`${key} for`);
  const asked = { notes: notes.trim(), forName: tidyLine(forName) };
  return {
    quantity,
    setQuantity,
    notes,
    setNotes,
    forName,
    setForName,
    /** As a line of a round, without the drink. */
    line: {
      quantity,
      ...(asked.notes && { notes: asked.notes }),
      ...(asked.forName && { forName: asked.forName }),
    },
    forget: () => {
      setQuantity(1);
      setNotes('');
      setForName('');
    },
  };
}

export type WishForm = ReturnType<typeof useWishForm>;

function useDraft(key: string): [draft: string, write: (draft: string) => void] {
  const [draft, setDraft] = useState(() => readDraft(key));
  return [
    draft,
    (next) => {
      saveDraft(key, next);
      setDraft(next);
    },
  ];
}
