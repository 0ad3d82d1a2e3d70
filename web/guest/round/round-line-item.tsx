import Trash from 'lucide-react/icons/trash-2';
import { useEffect } from 'react';
import { DrinkPicture } from '#web/components/drink-picture.tsx';
import { priceText } from '#web/components/price.ts';
import { type Availability, useAvailability } from '#web/guest/drink/use-availability.ts';
import { QuantityStepper } from '#web/guest/order/quantity-stepper.tsx';
import { useRoundText } from '#web/guest/order/texts.ts';
import { useLanguage } from '#web/i18n/language.ts';
import type { ChosenLine } from './round.ts';

interface RoundLineItemProps {
  barId: string;
  line: ChosenLine;
  /** The server refused the round because of this drink. */
  fault: { isSoldOut: boolean } | undefined;
  /** Called when the drink becomes available or unavailable. */
  onAvailability: (id: string, availability: Availability) => void;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
}

/** "2 × Negroni, for Peter, less ice", with its quantity and a remove button. */
export function RoundLineItem(props: RoundLineItemProps) {
  const { barId, line, fault, onAvailability, onQuantity, onRemove } = props;
  const text = useRoundText();
  const language = useLanguage();
  const availability = useAvailability(barId, line.drinkId);
  useEffect(() => onAvailability(line.id, availability), [onAvailability, line.id, availability]);
  const isSoldOut = fault?.isSoldOut || availability === 'soldOut';
  const isLeftOut = availability === 'leftOut';
  const isMarked = fault !== undefined || isSoldOut || isLeftOut || availability === 'gone';
  const { name, price, quantity } = line;
  const details = [...(line.forName ? [text.for(line.forName)] : []), line.notes].filter(Boolean);
  return (
    <li
      className={`grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 rounded-md border py-2.5 pr-2 pl-3 ${isMarked ? 'border-bad bg-bad-soft' : 'border-line bg-bg/35'}`}
    >
      <DrinkPicture src={line.imageUrl} className="row-span-2 h-16 w-auto" />
      <div className="min-w-0 wrap-anywhere">
        <p className="font-semibold leading-tight">{`${quantity} × ${name}`}</p>
        {details.length > 0 && (
          <p className="text-ink-2 text-sm leading-snug">{details.join(', ')}</p>
        )}
        {isMarked && (
          <p className="font-semibold text-bad text-sm">
            {isSoldOut ? text.soldOutLine : isLeftOut ? text.leftOutLine : text.goneLine}
          </p>
        )}
      </div>
      <button
        type="button"
        aria-label={text.remove(name)}
        className="grid size-[44px] place-items-center self-start rounded-full text-muted"
        onClick={onRemove}
      >
        <Trash size={18} />
      </button>
      <div className="col-span-2 col-start-2 flex items-center justify-between gap-3 pr-1.5">
        <QuantityStepper label={`${text.quantity}: ${name}`} {...{ quantity, onQuantity }} />
        {price && (
          <span className="font-semibold text-ink-2">
            {priceText({ ...price, amount: price.amount * quantity }, language)}
          </span>
        )}
      </div>
    </li>
  );
}
