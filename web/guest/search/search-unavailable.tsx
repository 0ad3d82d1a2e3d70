import Martini from 'lucide-react/icons/martini';
import { isAppError } from '#domain/errors.ts';
import { viewPath } from '#web/guest/address/menu-address.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { useSmartText } from './texts.ts';

/**
 * Why a guest gets no answer: the bar has switched it off, there are too many questions, or no
 * engine is available.
 */
export type UnavailableReason = 'bar' | 'soon' | 'offline';

export function unavailableReason(error: unknown): UnavailableReason | undefined {
  if (!isAppError(error)) return undefined;
  switch (error.code) {
    case 'SEARCH_OFF':
      return 'bar';
    case 'TOO_MANY':
      return 'soon';
    default:
      return undefined;
  }
}

interface SearchUnavailableProps {
  reason: UnavailableReason;
  barCode: string;
  query: string;
  onAskAgain?: (() => void) | undefined;
}

/** Explains it and leads to the menu. */
export function SearchUnavailable({ reason, barCode, query, onAskAgain }: SearchUnavailableProps) {
  const text = useSmartText();
  const { title, reason: explanation } = text.paused[reason];
  return (
    <section
      role="status"
      className="enter grid justify-items-center gap-3 rounded-lg border border-line bg-surface/70 px-5 py-8 text-center"
    >
      <span className="grid size-14 place-items-center rounded-full bg-fill/20 text-brass">
        <Martini size={26} aria-hidden />
      </span>
      <h2 className="text-balance text-xl">{title}</h2>
      <p className="max-w-md text-balance text-ink-2">{explanation}</p>
      <ButtonLink href={viewPath(barCode, { view: 'browse' })} className="mt-2">
        {text.browse}
      </ButtonLink>
      {reason === 'offline' ? null : reason === 'soon' ? (
        <Button look="quiet" onClick={onAskAgain}>
          {text.askAgain}
        </Button>
      ) : (
        <ButtonLink look="quiet" href={viewPath(barCode, { searchTerm: query })}>
          {text.browseInstead}
        </ButtonLink>
      )}
    </section>
  );
}
