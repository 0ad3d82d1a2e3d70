import { Fragment, type RefObject } from 'react';
import type { GuestBar } from '#domain/bars/bars.ts';
import type { Drink } from '#domain/drinks/drinks.ts';
import { DrinkTitle } from '#web/guest/drink/drink-title.tsx';
import { useDrinkText } from '#web/guest/drink/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { OrderForm } from './order-form.tsx';
import '#web/ui/sheet/low-sheet.css';
import './drink-sheet.css';

interface DrinkContentProps {
  bar: GuestBar;
  /** Its last known state. Undefined if it disappeared before it was loaded. */
  drink: Drink | undefined;
  /** Whether the drink is on the menu now. */
  isOffered: boolean;
  guestName: string;
  /** Whether the sheet is still open. */
  isOpen: RefObject<boolean>;
  onClose: () => void;
}

export function DrinkContent({ drink, ...props }: DrinkContentProps) {
  const text = useDrinkText();
  if (drink) {
    return (
      // Drafts are of one guest.
      <Fragment key={props.guestName}>
        <DrinkTitle drink={drink} />
        <OrderForm drink={drink} {...props} />
      </Fragment>
    );
  }
  return (
    <div className="grid justify-items-center gap-5 py-16 text-center text-ink-2 text-lg">
      <p>{text.gone}</p>
      <Button look="secondary" onClick={props.onClose}>
        {text.somethingElse}
      </Button>
    </div>
  );
}
