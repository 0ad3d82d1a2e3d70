import Martini from 'lucide-react/icons/martini';
import { isAppError } from '#domain/errors.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { viewPath } from './menu-address.ts';
import { useSmartText } from './smart-texts.ts';

/** Why the mixologist does not answer a guest: the bar has switched it off, or too many ask at once. */
export type Pause = 'bar' | 'soon';

export function pauseOf(error: unknown): Pause | undefined {
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

interface PausedProps {
  pause: Pause;
  barCode: string;
  query: string;
  onAskAgain: () => void;
}

/** A guest who gets no answer now still has the whole menu. */
export function Paused({ pause, barCode, query, onAskAgain }: PausedProps) {
  const text = useSmartText();
  const { title, reason } = text.paused[pause];
  return (
    <section
      role="status"
      className="enter grid justify-items-center gap-3 rounded-lg border border-line bg-surface/70 px-5 py-8 text-center"
    >
      <span className="grid size-14 place-items-center rounded-full bg-fill/20 text-brass">
        <Martini size={26} aria-hidden />
      </span>
      <h2 className="text-balance text-xl">{title}</h2>
      <p className="max-w-md text-balance text-ink-2">{reason}</p>
      <ButtonLink href={viewPath(barCode, { view: 'browse' })} className="mt-2">
        {text.browse}
      </ButtonLink>
      {pause === 'soon' ? (
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
