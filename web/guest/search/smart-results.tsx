import Sparkles from 'lucide-react/icons/sparkles';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { useEffect, useRef } from 'react';
import type { GuestBar } from '#domain/bars/bars.ts';
import { paths } from '#domain/routes.ts';
import { HelpLines } from '#web/components/help-lines.tsx';
import { type Limit, limitOf } from '#web/components/limit-notice/limit.ts';
import { useLimitText } from '#web/components/limit-notice/texts.ts';
import { askFor, viewPath } from '#web/guest/address/menu-address.ts';
import { DrinkCard } from '#web/guest/drink/drink-card.tsx';
import { LeaveOutQuestion } from '#web/guest/left-out/leave-out-question.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { toasts } from '#web/ui/toast/toasts.tsx';
import { useFocusParentOnUnmount } from '#web/ui/use-focus-parent-on-unmount.ts';
import { useRotation } from '#web/ui/use-rotation.ts';
import { SearchProgress } from './search-progress.tsx';
import { SearchUnavailable, unavailableReason } from './search-unavailable.tsx';
import { useSmartText } from './texts.ts';
import { type Search, useSmartSearch } from './use-smart-search.ts';

const eagerPictures = 4;
const messageMs = 1_500;

interface SmartResultsProps {
  bar: GuestBar;
  query: string;
  onStartOver: () => void;
}

/** The answer to one smart search. */
export function SmartResults({ bar, query, onStartOver }: SmartResultsProps) {
  const search = useSmartSearch(bar._id, query);
  if (search.status === 'loading') return <Loading />;
  if (search.status === 'ready') {
    const browseHref = viewPath(bar.barCode, { view: 'browse' });
    return <Results search={search} {...{ browseHref, onStartOver }} />;
  }
  const error = search.status === 'failed' ? search.error : undefined;
  const reason = search.status === 'offline' ? 'offline' : unavailableReason(error);
  if (reason)
    return (
      <SearchUnavailable
        {...{ reason, query }}
        barCode={bar.barCode}
        onAskAgain={'retry' in search ? search.retry : undefined}
      />
    );
  const limit = limitOf(error);
  if (limit) {
    return (
      <LimitReached
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
  return <SearchProgress message={text.loading[current]} />;
}

interface ResultsProps {
  search: Extract<Search, { status: 'ready' }>;
  browseHref: string;
  onStartOver: () => void;
}

function Results({ search, browseHref, onStartOver }: ResultsProps) {
  const { result, again, keepFor } = search;
  const text = useSmartText();
  const { searchInterpretation, recommendedDrinks, help, rests } = result;
  const section = useRef<HTMLElement>(null);
  useFocusParentOnUnmount(section);
  return (
    <section ref={section} className="enter grid gap-3">
      <LeaveOutQuestion found={result.leaveOut ?? []} onLeaveOut={keepFor} />
      {rests && <p className="text-balance px-1 text-ink-2">{text.resting[rests]}</p>}
      <p
        role="status"
        className="flex gap-2.5 rounded-[16px] border border-line bg-surface/70 p-3.5 text-ink-2"
      >
        {!help && <Sparkles size={20} aria-hidden className="mt-0.5 flex-none text-brass" />}
        {searchInterpretation}
      </p>
      {help ? (
        <HelpLines label={text.help} numbers={help} />
      ) : recommendedDrinks.length === 0 ? (
        <div className="grid justify-items-center gap-2 py-6 text-center">
          <img src="/drawings/lost.svg" alt="" width={240} height={200} />
          <h2 className="text-xl">{text.empty}</h2>
          <p className="text-ink-2">{text.emptyHint}</p>
        </div>
      ) : (
        <>
          <h2 className="sr-only">{text.found(recommendedDrinks.length)}</h2>
          <div className="cards">
            {recommendedDrinks.map((drink, number) => (
              <DrinkCard
                key={drink._id}
                drink={drink}
                reason={drink.matchReason}
                eager={number < eagerPictures}
              />
            ))}
          </div>
        </>
      )}
      {result.isSurprise && !rests && (
        <Button look="secondary" className="justify-self-center" onClick={again}>
          {text.anotherSurprise}
        </Button>
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

interface LimitReachedProps {
  limit: Limit;
  browseHref: string;
  usageHref: string;
}

/** For owners who view their own bar: names the limit that is reached, and where to raise it. */
function LimitReached({ limit, browseHref, usageHref }: LimitReachedProps) {
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

/** Shows a toast and returns to the form. */
function Failed() {
  const text = useSmartText();
  useEffect(() => {
    toasts.error(text.failed);
    askFor('');
  }, [text]);
  return null;
}
