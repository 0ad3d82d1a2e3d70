import ArrowRight from 'lucide-react/icons/arrow-right';
import { useCallback, useState } from 'react';
import type { GuestBar } from '#domain/bars/bars.ts';
import { priceText } from '#web/components/price.ts';
import { useTableText } from '#web/components/use-table-text.ts';
import { useTable } from '#web/guest/arrival/table.ts';
import { useDrinkText } from '#web/guest/drink/texts.ts';
import type { Availability } from '#web/guest/drink/use-availability.ts';
import { drinkAtFault, isForLater, useOrderErrorText } from '#web/guest/order/order-error-text.ts';
import { useRoundText } from '#web/guest/order/texts.ts';
import { useResting } from '#web/guest/order/use-resting.ts';
import { useLanguage, useText } from '#web/i18n/language.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet/sheet.tsx';
import { toasts } from '#web/ui/toast/toasts.tsx';
import { type ChosenLine, totalOf, type UsedRound } from './round.ts';
import { RoundLineItem } from './round-line-item.tsx';
import type { RoundSender } from './use-send-round.ts';

interface RoundSheetProps {
  bar: GuestBar;
  guestName: string;
  round: UsedRound;
  sender: RoundSender;
  onClose: () => void;
}

/** The drinks of the round, to change and to send. */
export function RoundSheet({ bar, guestName, round, sender, onClose }: RoundSheetProps) {
  const { common } = useText();
  const text = useRoundText();
  const { orderFor, failed } = useDrinkText();
  const language = useLanguage();
  const errorText = useOrderErrorText();
  const resting = useResting(bar);
  const { lines, drinks } = round;
  const { send, isSending, failure, isUncertain } = sender;
  const [availability, setAvailability] = useState<Record<string, Availability>>({});
  const onAvailability = useCallback(
    (id: string, known: Availability) => setAvailability((before) => ({ ...before, [id]: known })),
    [],
  );
  const fault = drinkAtFault(failure);
  const total = totalOf(lines);
  const isMissing = ({ id, drinkId }: ChosenLine) =>
    drinkId === fault?.drinkId || availability[id] === 'gone' || availability[id] === 'soldOut';
  const missing = lines.filter(isMissing);
  const rest = lines.filter((line) => !missing.includes(line));
  const sendAndClose = async () => {
    // A round that may have arrived is sent unchanged, so that the server recognizes it.
    const isWhole = isUncertain || missing.length === 0;
    if (!isWhole) for (const { id } of missing) round.remove(id);
    if (await send(isWhole ? lines : rest)) onClose();
  };
  const table = useTable(bar._id);
  const tableText = useTableText();
  const place = [`${orderFor} ${guestName}`, ...(table ? [tableText(table)] : [])];
  const isStuck = rest.length === 0 && !isUncertain;
  const isInactive = isSending || isStuck || resting !== undefined;
  const label = () => {
    if (resting) return resting.reason;
    if (isSending) return text.sending;
    if (isUncertain) return text.sendAgain;
    if (drinks > 0 && isStuck) return text.goneLine;
    if (missing.length > 0)
      return text.sendRest(rest.reduce((sum, { quantity }) => sum + quantity, 0));
    return failure === undefined ? text.sendRound(drinks) : text.sendAgain;
  };
  return (
    <Sheet label={text.round} closeLabel={common.close} onClose={onClose}>
      <h2 className="pr-12 text-2xl">{text.round}</h2>
      <p className="mt-1 wrap-anywhere text-ink-2 text-sm">{place.join(' · ')}</p>
      {drinks === 0 && <p className="py-10 text-center text-ink-2">{text.empty}</p>}
      <ul className="mt-4 grid gap-2.5">
        {lines.map((line, index) => (
          <RoundLineItem
            key={line.id}
            barId={bar._id}
            line={line}
            onAvailability={onAvailability}
            fault={fault?.drinkId === line.drinkId ? fault : undefined}
            onQuantity={(quantity) => round.setQuantity(line.id, quantity)}
            onRemove={() => {
              round.remove(line.id);
              toasts.success(text.removed(line.name), {
                label: text.undo,
                run: () => round.putBack(line, index),
              });
            }}
          />
        ))}
      </ul>
      <div className="-mx-5 -bottom-5 -mb-5 sticky mt-4 grid gap-3 bg-surface px-5 sm:rounded-b-[32px] pt-2 pb-5 shadow-[0_-12px_16px_-4px_var(--surface)]">
        {total && (
          <p className="flex justify-between gap-4 text-lg">
            {text.total}
            <b>{priceText(total, language)}</b>
          </p>
        )}
        {failure !== undefined && !isSending && (
          <div role="alert" className="rounded-[16px] border border-bad/60 bg-bad-soft p-3">
            <p className="font-semibold">{isForLater(failure) ? text.notYet : text.notSent}</p>
            <p className="text-ink-2 text-sm">
              {failed(errorText(failure))}
              {isUncertain && ` ${text.uncertain}`}
            </p>
          </div>
        )}
        {missing.length > 0 && rest.length > 0 && !isUncertain && (
          <p role="status" className="text-balance text-center text-sm text-warn">
            {text.withoutThose(missing.map(({ name }) => name).join(', '))}
          </p>
        )}
        <Button inactive={isInactive} onClick={() => void sendAndClose()}>
          {label()}
          {!isInactive && <ArrowRight size={20} />}
        </Button>
        {resting?.until && (
          <p role="status" className="-mt-1 text-center text-muted text-sm">
            {resting.until}
          </p>
        )}
        <Button look="quiet" className="-mt-2" onClick={onClose}>
          {text.moreDrinks}
        </Button>
      </div>
    </Sheet>
  );
}
