import { DrinkCardSkeletons } from '#web/guest/drink/drink-card.tsx';
import * as icons from '#web/ui/icon-paths.ts';
import { LineIcon } from '#web/ui/line-icon.tsx';

/**
 * Shown while a search runs, in the place of its answer. The line stays when there is no message,
 * so that nothing moves.
 */
export function SearchProgress({ message = '\u00a0' }: { message?: string | undefined }) {
  return (
    <div className="grid gap-3">
      <div
        role="status"
        className="flex items-center gap-2.5 rounded-[16px] border border-line bg-surface/70 p-3.5"
      >
        <LineIcon path={icons.sparkles} size={20} className="flex-none animate-pulse text-brass" />
        <p key={message} className="enter text-ink-2">
          {message}
        </p>
      </div>
      <div className="cards">
        <DrinkCardSkeletons count={4} />
      </div>
    </div>
  );
}
