import { useState } from 'react';
import {
  type DeclineReason,
  declineReasons,
  type Order,
  orderLimits,
} from '#domain/orders/orders.ts';
import { lengthOf } from '#domain/text/text-length.ts';
import type { Bottle, Decline } from '#web/features/orders/actions/use-order-actions.ts';
import { linesOf, type Ticket } from '#web/features/orders/queue/tickets.ts';
import { DrinkIngredients } from '#web/features/orders/recipe/drink-ingredients.tsx';
import { useOrdersText } from '#web/features/orders/texts.ts';
import { useTicketName } from '#web/features/orders/ticket/ticket-card.tsx';
import { useText } from '#web/i18n/language.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Sheet } from '#web/ui/sheet/sheet.tsx';

interface DeclineSheetProps {
  barId: string;
  ticket: Ticket;
  /** `bottle`: also taken off the shelf. */
  onDecline: (orders: readonly Order[], why: Decline, bottle?: Bottle) => void;
  onClose: () => void;
}

/** Asks which drinks of a ticket the bar declines, and why. The guest reads the reason. */
export function DeclineSheet({ barId, ticket, onDecline, onClose }: DeclineSheetProps) {
  const text = useOrdersText();
  const shared = useText();
  const name = useTicketName()(ticket);
  const lines = linesOf(ticket);
  const [spared, setSpared] = useState<ReadonlySet<string>>(new Set());
  const [reason, setReason] = useState<DeclineReason>();
  const [ingredient, setIngredient] = useState<Bottle>();
  const [takesOff, setTakesOff] = useState(true);
  const [words, setWords] = useState('');
  const chosen = lines.filter(({ key }) => !spared.has(key)).flatMap(({ orders }) => orders);
  const drinkIds = [...new Set(chosen.flatMap(({ drinkId }) => drinkId ?? []))];
  const missing = chosen.flatMap((order) => order.missing.map(({ _id }) => _id));
  const isOnShelf = ingredient && !missing.includes(ingredient._id);
  const isReady =
    chosen.length > 0 &&
    reason !== undefined &&
    (reason !== 'out' || ingredient) &&
    (reason !== 'other' || (words.trim() && lengthOf(words) <= orderLimits.words));

  const decline = () => {
    if (!isReady) return;
    onClose();
    const why = {
      reason,
      ...(reason === 'out' && { ingredientId: ingredient?._id }),
      ...(reason === 'other' && { words: words.trim() }),
    };
    onDecline(chosen, why, reason === 'out' && isOnShelf && takesOff ? ingredient : undefined);
  };
  const toggle = (key: string) => {
    const next = new Set(spared);
    if (!next.delete(key)) next.add(key);
    setSpared(next);
  };

  return (
    <Sheet label={text.declineTitle(name)} closeLabel={shared.common.close} onClose={onClose}>
      <div className="grid gap-4">
        <div className="grid gap-1 pr-12">
          <h2 className="text-2xl wrap-anywhere">{text.declineTitle(name)}</h2>
          <p className="text-ink-2">{text.declineHint}</p>
        </div>
        {lines.length > 1 && (
          <fieldset className="flex flex-wrap gap-2">
            <legend className="sr-only">{text.declineWhich}</legend>
            {lines.map(({ key, orders: [order, ...others] }) => (
              <Chip key={key} pressed={!spared.has(key)} onClick={() => toggle(key)}>
                {others.length > 0 && text.times(others.length + 1)}{' '}
                {order.drink?.name ?? shared.orders.drinkNotFound}
              </Chip>
            ))}
          </fieldset>
        )}
        <fieldset className="grid gap-2">
          <legend className="mb-1.5 font-semibold">{text.declineWhy}</legend>
          <div className="flex flex-wrap gap-2">
            {declineReasons.map((one) =>
              one === 'out' && drinkIds.length === 0 ? null : (
                <Chip key={one} pressed={reason === one} onClick={() => setReason(one)}>
                  {text.reasons[one]}
                </Chip>
              ),
            )}
          </div>
        </fieldset>
        {reason === 'out' && (
          <div className="grid gap-3">
            {drinkIds.map((drinkId) => (
              <DrinkIngredients
                key={drinkId}
                barId={barId}
                drinkId={drinkId}
                hasName={drinkIds.length > 1}
                missing={missing}
                chosen={ingredient?._id}
                onChoose={setIngredient}
              />
            ))}
            {ingredient && isOnShelf && (
              <label className="flex min-h-[44px] items-center gap-3">
                <input
                  type="checkbox"
                  className="size-5 flex-none"
                  checked={takesOff}
                  onChange={({ target }) => setTakesOff(target.checked)}
                />
                {text.takeOff(ingredient.name)}
              </label>
            )}
          </div>
        )}
        {reason === 'other' && (
          <Field
            label={text.ownWords}
            limit={orderLimits.words}
            value={words}
            autoFocus
            onChange={({ target }) => setWords(target.value)}
          />
        )}
        <Button look="danger" inactive={!isReady} onClick={decline}>
          {chosen.length > 1 ? text.declineCount(chosen.length) : text.decline}
        </Button>
      </div>
    </Sheet>
  );
}
