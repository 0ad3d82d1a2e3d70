import ChevronUp from 'lucide-react/icons/chevron-up';
import Lightbulb from 'lucide-react/icons/lightbulb';
import { useMemo, useState } from 'react';
import type { OwnBar } from '#domain/bars/bars.ts';
import { isAppError } from '#domain/errors.ts';
import type { Recommendations } from '#domain/mixologist/mixologist.ts';
import { FeaturePrice } from '#web/components/feature-price.tsx';
import { limitOf } from '#web/components/limit-notice/limit.ts';
import { LimitNotice } from '#web/components/limit-notice/limit-notice.tsx';
import { codeText, errorText } from '#web/i18n/error-text.ts';
import { useText } from '#web/i18n/language.ts';
import { useAction, useQuery } from '#web/rpc/hooks.ts';
import { Button } from '#web/ui/button.tsx';
import { readDraft, saveDraft } from '#web/ui/form/drafts.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { HiddenRecommendations } from './hidden-recommendations.tsx';
import { RecommendationRow } from './recommendation-row.tsx';
import { shownOf, withoutHidden } from './shown-recommendations.ts';
import { useMixologistText } from './texts.ts';

/**
 * Recommends what to buy next. It costs credits, so it runs only on request. The last answer
 * returns after a reload, and in later visits while the shelf is the same.
 */
export function RecommendationsCard({ bar }: { bar: OwnBar }) {
  const { recommendations: text } = useMixologistText();
  const shared = useText();
  const [recommend, isBusy] = useAction('ingredientRecommendations.getIngredientRecommendations');
  const [answer, setAnswer] = useState<Recommendations>();
  const [takenHere, setTakenHere] = useState<ReadonlySet<string>>(new Set());
  const { data: kept } = useQuery('ingredientRecommendations.getKeptRecommendations', {
    barId: bar._id,
  });
  // The version of the answer that is open in this tab.
  const draft = `recommendations ${bar._id}`;
  const [open, setOpen] = useState(() => readDraft(draft));
  const show = (version: string) => {
    saveDraft(draft, version);
    setOpen(version);
  };
  const stored =
    kept?.advice && (kept.isOfThisShelf || kept.advice.version === open) ? kept.advice : undefined;
  const advice = answer ? withoutHidden(answer, kept) : stored;
  const isOpen = open !== '' && advice !== undefined;
  const [problem, setProblem] = useState<unknown>();
  const { data: inventory } = useQuery('ingredients.getBarInventory', { barId: bar._id });
  const onShelf = useMemo(
    () =>
      new Set(
        (inventory ?? []).flatMap(({ ingredientId, isAvailable }) =>
          isAvailable ? ingredientId : [],
        ),
      ),
    [inventory],
  );

  const ask = async () => {
    setProblem(undefined);
    try {
      const next = await recommend({ barId: bar._id });
      setAnswer(next);
      show(next.version);
      setTakenHere(new Set());
    } catch (error) {
      setProblem(error ?? new Error());
    }
  };
  const limit = limitOf(problem);
  return (
    <section
      aria-label={text.title}
      aria-busy={isBusy}
      tabIndex={-1}
      className="grid gap-3 rounded-sm border border-line bg-surface px-3.5 py-[5px]"
    >
      <div className="flex min-h-[44px] items-center gap-3 max-sm:flex-wrap max-sm:gap-x-2 max-sm:gap-y-1.5">
        <Lightbulb aria-hidden size={20} className="flex-none text-brass" />
        <div className="min-w-0 flex-[1000] max-sm:min-w-min">
          <h2 className="font-sans text-base tracking-normal max-sm:text-sm">{text.title}</h2>
          {!isOpen && <p className="text-muted text-xs leading-snug max-sm:hidden">{text.hint}</p>}
        </div>
        <Button
          look="secondary"
          className="flex-none px-3 text-sm max-sm:flex-auto max-sm:px-2.5"
          inactive={isBusy}
          onClick={advice && !isOpen ? () => show(advice.version) : ask}
        >
          {isBusy ? text.getting : isOpen ? text.refresh : advice ? text.show : text.get}
          {!isBusy && (isOpen || !advice) && <FeaturePrice of="ingredientRecommendations" />}
        </Button>
        {isOpen && (
          <Button
            look="quiet"
            aria-label={text.fold}
            className="flex-none !px-2.5"
            onClick={() => show('')}
          >
            <ChevronUp aria-hidden size={18} />
          </Button>
        )}
      </div>
      {limit && (
        <LimitNotice
          barId={bar._id}
          limit={limit}
          title={limit === 'USAGE_LIMIT' ? text.limit : text.failed}
          {...(limit === 'INSUFFICIENT_CREDITS' && { reason: codeText(shared, limit) })}
        />
      )}
      {problem !== undefined && !limit && (
        <div role="alert" className="rounded-sm border border-bad bg-bad-soft p-4">
          <p className="font-semibold">{text.failed}</p>
          <p className="text-ink-2 text-sm">
            {isAppError(problem) ? errorText(shared, problem) : text.failedReason}
          </p>
        </div>
      )}
      {isBusy && !isOpen && <Skeleton className="h-24" />}
      {isOpen && (
        <RecommendationList
          bar={bar}
          answer={advice}
          hasHidden={!!kept?.hidden.length}
          onShelf={onShelf}
          takenHere={takenHere}
          onTake={(key) => setTakenHere((before) => new Set(before).add(key))}
        />
      )}
      {isOpen && kept && <HiddenRecommendations bar={bar} hidden={kept.hidden} />}
    </section>
  );
}

interface RecommendationListProps {
  bar: OwnBar;
  answer: Recommendations;
  hasHidden: boolean;
  onShelf: ReadonlySet<string>;
  takenHere: ReadonlySet<string>;
  onTake: (key: string) => void;
}

/** On a phone the rest is collapsed, so that the shelf below stays within reach. */
const shownOnPhone = 3;

function RecommendationList(props: RecommendationListProps) {
  const { bar, answer, hasHidden, onShelf, takenHere, onTake } = props;
  const { recommendations: text } = useMixologistText();
  const [showsAll, setShowsAll] = useState(false);
  const shown = shownOf(answer.recommendations, onShelf, takenHere);
  return (
    <>
      <p role="status" className="text-[1rem] text-ink-2 leading-relaxed">
        {answer.interpretation}
      </p>
      {shown.length === 0 ? (
        <div className="py-4 text-center">
          <p className="font-semibold">{text.none}</p>
          <p className="text-ink-2">{hasHidden ? text.noneButHidden : text.noneHint}</p>
        </div>
      ) : (
        <ul className="grid gap-3 lg:grid-cols-2">
          {shown.map(({ key, recommendation, isTaken }, number) => (
            <RecommendationRow
              key={key}
              bar={bar}
              recommendation={recommendation}
              isTaken={isTaken}
              onTake={() => onTake(key)}
              className={number < shownOnPhone || showsAll ? '' : 'max-lg:hidden'}
            />
          ))}
        </ul>
      )}
      {shown.length > shownOnPhone && !showsAll && (
        <Button look="quiet" className="lg:hidden" onClick={() => setShowsAll(true)}>
          {text.showAll(shown.length)}
        </Button>
      )}
      {shown.some(({ isTaken }) => isTaken) && (
        <p className="text-muted text-sm">{text.countedBefore}</p>
      )}
    </>
  );
}
