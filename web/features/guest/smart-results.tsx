import Sparkles from 'lucide-react/icons/sparkles';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { useEffect, useRef } from 'react';
import type { GuestBar } from '#domain/bars.ts';
import type { SmartSearchResult } from '#domain/mixologist.ts';
import { paths } from '#domain/routes.ts';
import { type Limit, limitOf } from '#web/components/limit-notice/limit.ts';
import { useLimitText } from '#web/components/limit-notice/texts.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { toasts } from '#web/ui/toasts.tsx';
import { useFocusParentOnUnmount } from '#web/ui/use-focus-parent-on-unmount.ts';
import { useRotation } from '#web/ui/use-rotation.ts';
import { DrinkCard } from './drink-card.tsx';
import { askFor, viewPath } from './menu-address.ts';
import { Paused, pauseOf } from './paused.tsx';
import { useSmartText } from './smart-texts.ts';
import { Thinking } from './thinking.tsx';
import { useSmartSearch } from './use-smart-search.ts';

const inFirstView = 4;
const messageMs = 1_500;

interface SmartResultsProps {
  bar: GuestBar;
  query: string;
  onStartOver: () => void;
}

/** The mixologist's answer to one question. */
export function SmartResults({ bar, query, onStartOver }: SmartResultsProps) {
  const search = useSmartSearch(bar._id, query);
  if (search.status === 'loading') return <Loading />;
  if (search.status === 'ready') {
    const browseHref = viewPath(bar.barCode, { view: 'browse' });
    return <Answer result={search.result} {...{ browseHref, onStartOver }} />;
  }
  const pause = pauseOf(search.error);
  if (pause)
    return <Paused {...{ pause, query }} barCode={bar.barCode} onAskAgain={search.again} />;
  const limit = limitOf(search.error);
  if (limit) {
    return (
      <NotNow
        limit={limit}
        browseHref={viewPath(bar.barCode, { searchTerm: query })}
        usageHref={paths.bar(bar._id, 'usage')}
      />
    );
  }
  return <Failed />;
}

function Loading() {
  const text = useSmartText();
  const current = useRotation(text.loading.length, messageMs);
  return <Thinking message={text.loading[current]} />;
}

interface AnswerProps {
  result: SmartSearchResult;
  browseHref: string;
  onStartOver: () => void;
}

function Answer({ result, browseHref, onStartOver }: AnswerProps) {
  const text = useSmartText();
  const { searchInterpretation, recommendedDrinks, rests } = result;
  const answer = useRef<HTMLElement>(null);
  useFocusParentOnUnmount(answer);
  return (
    <section ref={answer} className="enter grid gap-3">
      {rests && <p className="text-balance px-1 text-ink-2">{text.resting[rests]}</p>}
      <p
        role="status"
        className="flex gap-2.5 rounded-[16px] border border-line bg-surface/70 p-3.5 text-ink-2"
      >
        <Sparkles size={20} aria-hidden className="mt-0.5 flex-none text-brass" />
        {searchInterpretation}
      </p>
      {recommendedDrinks.length === 0 ? (
        <div className="grid justify-items-center gap-2 py-10 text-center">
          <h2 className="text-xl">{text.empty}</h2>
          <p className="text-ink-2">{text.emptyHint}</p>
        </div>
      ) : (
        <>
          <h2 className="sr-only">{text.found(recommendedDrinks.length)}</h2>
          <div className="grid grid-cols-2 gap-3 md:grid-cols-3 lg:grid-cols-4">
            {recommendedDrinks.map((drink, number) => (
              <DrinkCard
                key={drink._id}
                drink={drink}
                reason={drink.matchReason}
                eager={number < inFirstView}
              />
            ))}
          </div>
        </>
      )}
      {rests ? (
        <ButtonLink look="quiet" className="justify-self-center" href={browseHref}>
          {text.browse}
        </ButtonLink>
      ) : (
        <Button look="quiet" className="justify-self-center" onClick={onStartOver}>
          {text.startOver}
        </Button>
      )}
    </section>
  );
}

interface NotNowProps {
  limit: Limit;
  browseHref: string;
  usageHref: string;
}

/** To the owner, who looks at the bar as guests do: what is used up, and where to mend it. */
function NotNow({ limit, browseHref, usageHref }: NotNowProps) {
  const text = useSmartText();
  const { viewUsage } = useLimitText();
  const isMonthly = limit === 'USAGE_LIMIT';
  return (
    <section
      role="alert"
      className="enter grid gap-3 rounded-lg border border-warn/50 bg-warn/10 p-5"
    >
      <h2 className="flex items-center gap-2.5 text-xl">
        <TriangleAlert size={22} aria-hidden className="flex-none text-warn" />
        {isMonthly ? text.limit : text.credits}
      </h2>
      <p className="text-ink-2">{isMonthly ? text.limitHint : text.creditsHint}</p>
      <ButtonLink href={browseHref}>{text.browseInstead}</ButtonLink>
      <ButtonLink href={usageHref} look="quiet">
        {viewUsage}
      </ButtonLink>
    </section>
  );
}

/** Says so, and goes back to where a question can be asked again. */
function Failed() {
  const text = useSmartText();
  useEffect(() => {
    toasts.error(text.failed);
    askFor('');
  }, [text]);
  return null;
}
