import Sparkles from 'lucide-react/icons/sparkles';
import { type SubmitEvent, useId, useState } from 'react';
import type { OwnBar } from '#domain/bars/bars.ts';
import { type AppError, isAppError } from '#domain/errors.ts';
import {
  maxWishLength,
  minIngredientsToCreate,
  type RecentDraft,
} from '#domain/mixologist/mixologist.ts';
import { FeaturePrice } from '#web/components/feature-price.tsx';
import { HelpLines } from '#web/components/help-lines.tsx';
import { type Limit, limitOf } from '#web/components/limit-notice/limit.ts';
import { LimitNotice } from '#web/components/limit-notice/limit-notice.tsx';
import { SlimCard } from '#web/components/slim-card/slim-card.tsx';
import { unitPreference } from '#web/components/unit-preference.ts';
import { codeText, errorText } from '#web/i18n/error-text.ts';
import { useText } from '#web/i18n/language.ts';
import { useAction, useQuery } from '#web/rpc/hooks.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { useStoredValue } from '#web/ui/local-storage.ts';
import { toasts } from '#web/ui/toast/toasts.tsx';
import { DraftModal } from './draft-modal.tsx';
import { LastDrafts } from './last-drafts.tsx';
import { useMixologistText } from './texts.ts';

/** Generates a new drink and offers in a dialog to add it to the menu. */
export function CreationCard({ bar }: { bar: OwnBar }) {
  const { creation: text } = useMixologistText();
  const shared = useText();
  const unit = useStoredValue(unitPreference);
  const barId = bar._id;
  const { data: drinks } = useQuery('drinks.getAvailableDrinksForBar', {
    barId,
    unitPreference: unit,
  });
  const { data: inventory } = useQuery('ingredients.getBarInventory', { barId });
  const [generate, isBusy] = useAction('drinks.generateAIDrinkData');
  const { data: drafts, error: draftsError } = useQuery('drinks.getRecentDrafts', {
    barId,
    unitPreference: unit,
  });
  const [isOpen, setOpen] = useState(false);
  const formId = useId();
  const [wish, setWish] = useState('');
  const [draft, setDraft] = useState<RecentDraft>();
  const [limit, setLimit] = useState<Limit>();
  const [help, setHelp] = useState<readonly string[]>();

  const stocked = inventory?.filter(({ isAvailable }) => isAvailable).length;
  const hasTooFew = stocked !== undefined && stocked < minIngredientsToCreate;
  const create = async (steering: { wish?: string; variationOf?: string }, impossible: string) => {
    setLimit(undefined);
    setHelp(undefined);
    try {
      setDraft(await generate({ barId, unitPreference: unit, ...steering }));
    } catch (error) {
      const reached = limitOf(error);
      if (reached) {
        // A draft that was shown stays among the last drafts.
        setDraft(undefined);
        setLimit(reached);
      } else if (isAppError(error) && error.code === 'NEED_HELP') {
        setHelp((error as AppError<'NEED_HELP'>).data.lines);
      } else if (isAppError(error) && error.code === 'NOTHING_TO_CREATE') toasts.error(impossible);
      else toasts.error(text.generateFailed(errorText(shared, error)));
    }
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const asked = wish.trim();
    create(
      asked ? { wish: asked } : {},
      asked ? text.wishImpossible : text.generateFailed(codeText(shared, 'NOTHING_TO_CREATE')),
    );
  };
  const aiCount = drinks?.filter(({ isAiGenerated }) => isAiGenerated).length ?? 0;
  return (
    <>
      <SlimCard
        icon={Sparkles}
        title={text.title}
        summary={
          <span role="status">
            {drinks && text.counts(drinks.length, aiCount)}
            {!isOpen && wish.trim() && ` • ${text.wish}: ${wish.trim()}`}
            {drafts?.length ? ` • ${text.lastDrafts}: ${drafts.length}` : ''}
          </span>
        }
        isOpen={isOpen}
        onToggle={() => setOpen(!isOpen)}
        isBusy={isBusy}
        isWide
        action={
          <Button
            type="submit"
            form={formId}
            look="secondary"
            className="px-3 text-sm"
            inactive={isBusy}
            disabled={stocked === undefined || hasTooFew}
          >
            {isBusy ? text.generating : text.generate}
            {!isBusy && <FeaturePrice of="drinkCreation" />}
          </Button>
        }
        notices={
          (hasTooFew || help || limit) && (
            <div className="grid gap-3 px-3.5 pb-3.5">
              {hasTooFew && <p className="text-sm text-warn">{text.tooFew(stocked)}</p>}
              {help && (
                <div role="status" className="grid gap-3 rounded-md border border-line p-4">
                  <p>{codeText(shared, 'NEED_HELP')}</p>
                  <HelpLines numbers={help} />
                </div>
              )}
              {limit && (
                <LimitNotice
                  barId={barId}
                  limit={limit}
                  title={
                    limit === 'USAGE_LIMIT'
                      ? text.limit
                      : text.generateFailed(codeText(shared, limit))
                  }
                />
              )}
            </div>
          )
        }
      >
        <p className="max-w-xl text-ink-2">{text.hint}</p>
        <form id={formId} autoComplete="off" onSubmit={submit}>
          <Field
            label={text.wish}
            hint={text.optional}
            placeholder={text.wishPlaceholder}
            value={wish}
            limit={maxWishLength}
            onChange={(event) => setWish(event.target.value)}
          />
        </form>
        <LastDrafts drafts={drafts} error={draftsError} onOpen={setDraft} />
      </SlimCard>
      {draft && (
        <DraftModal
          bar={bar}
          draft={draft}
          isVarying={isBusy}
          onVary={() => create({ variationOf: draft.draftId }, text.noVariation)}
          onClose={() => setDraft(undefined)}
        />
      )}
    </>
  );
}
