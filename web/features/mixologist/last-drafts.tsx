import type { AppError } from '#domain/errors.ts';
import type { RecentDraft } from '#domain/mixologist/mixologist.ts';
import { DrinkPicture } from '#web/components/drink-picture.tsx';
import { errorText } from '#web/i18n/error-text.ts';
import { useText } from '#web/i18n/language.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useMixologistText } from './texts.ts';

interface LastDraftsProps {
  /** Undefined while loading. */
  drafts: readonly RecentDraft[] | undefined;
  error: AppError | undefined;
  onOpen: (draft: RecentDraft) => void;
}

/** Drinks of the last day that were not added. Opening one again is free of charge. */
export function LastDrafts({ drafts, error, onOpen }: LastDraftsProps) {
  const { creation: text } = useMixologistText();
  const shared = useText();
  return (
    <div className="grid gap-2 border-line border-t pt-4">
      <h3 className="text-base">{text.lastDrafts}</h3>
      {!drafts && !error && <Skeleton className="h-11" />}
      {!drafts && error && <p className="text-bad text-sm">{errorText(shared, error)}</p>}
      {drafts?.length === 0 && <p className="text-ink-2 text-sm">{text.lastDraftsHint}</p>}
      {drafts && drafts.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {drafts.map((draft) => (
            <li key={draft.draftId} className="min-w-0">
              <Button
                look="secondary"
                className="max-w-full py-1 text-left"
                aria-label={text.openDraft(draft.name)}
                onClick={() => onOpen(draft)}
              >
                <DrinkPicture src={draft.imageUrl} className="h-9 w-auto flex-none" />
                <span className="min-w-0 wrap-anywhere">{draft.name}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
