import Check from 'lucide-react/icons/check';
import ShoppingBasket from 'lucide-react/icons/shopping-basket';
import { useState } from 'react';
import type { OwnBar } from '#domain/bars/bars.ts';
import type { PartyDetails } from '#domain/parties/parties.ts';
import { ConfirmButton } from '#web/components/confirm-button.tsx';
import { FeaturePrice } from '#web/components/feature-price.tsx';
import { type Limit, limitOf } from '#web/components/limit-notice/limit.ts';
import { LimitNotice } from '#web/components/limit-notice/limit-notice.tsx';
import { codeText, errorText } from '#web/i18n/error-text.ts';
import { useText } from '#web/i18n/language.ts';
import { useAction, useMutation } from '#web/rpc/hooks.ts';
import { Button } from '#web/ui/button.tsx';
import { toasts } from '#web/ui/toast/toasts.tsx';
import { usePartiesText } from './texts.ts';

export function PartyActions({ bar, party }: { bar: OwnBar; party: PartyDetails }) {
  const text = usePartiesText();
  const shared = useText();
  const [toggle, isToggling] = useMutation('cocktailParties.togglePartyStatus');
  const [close, isClosing] = useMutation('cocktailParties.closePartyVoting');
  const [generate, isGenerating] = useAction('cocktailPartiesActions.generateShoppingList');
  const [limit, setLimit] = useState<Limit>();
  const partyId = party._id;
  const canClose = !party.isVotingClosed && party.responsesCount > 0;
  const canMakeList = party.responsesCount > 0 && !party.isListFinal;

  const withFailureToast = (change: Promise<unknown>, failed: (reason: string) => string) =>
    change.catch((error) => toasts.error(failed(errorText(shared, error))));
  const makeList = async () => {
    setLimit(undefined);
    try {
      const { success, message } = await generate({ partyId });
      if (!success) return toasts.error(text.error(message));
      toasts.success(message);
    } catch (error) {
      const reached = limitOf(error);
      if (reached) setLimit(reached);
      else toasts.error(text.generateFailed(errorText(shared, error)));
    }
  };
  return (
    <>
      <div className="flex flex-wrap items-center gap-2.5">
        {canMakeList && (
          <Button inactive={isGenerating} onClick={makeList}>
            {party.shoppingListGenerated ? (
              <span role="img" aria-label={text.listReady}>
                <Check aria-hidden size={20} />
              </span>
            ) : (
              <ShoppingBasket aria-hidden size={20} />
            )}
            {isGenerating ? text.generating : text.generate}
            {!isGenerating && <FeaturePrice of="partyAnalysis" />}
          </Button>
        )}
        <Button
          look="secondary"
          inactive={isToggling}
          onClick={() => withFailureToast(toggle({ partyId }), text.statusFailed)}
        >
          {party.isActive ? text.deactivate : text.activate}
        </Button>
        {canClose && (
          <ConfirmButton
            look="secondary"
            label={text.closeVoting}
            question={text.closeVotingQuestion}
            inactive={isClosing}
            onConfirm={() => withFailureToast(close({ partyId }), text.closeFailed)}
          />
        )}
      </div>
      {limit && (
        <LimitNotice
          barId={bar._id}
          limit={limit}
          title={
            limit === 'USAGE_LIMIT' ? text.limit : text.generateFailed(codeText(shared, limit))
          }
        />
      )}
    </>
  );
}
