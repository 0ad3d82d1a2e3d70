import ShoppingBasket from 'lucide-react/icons/shopping-basket';
import { useState } from 'react';
import type { GuestBar } from '#domain/bars.ts';
import { useRound } from './round.ts';
import { RoundSheet } from './round-sheet.tsx';
import { useRoundText } from './round-texts.ts';

interface RoundBarProps {
  bar: GuestBar;
  guestName: string;
}

/** The round that the guest has begun, at the bottom of the menu. */
export function RoundBar({ bar, guestName }: RoundBarProps) {
  const text = useRoundText();
  const { drinks } = useRound(bar._id, guestName);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {drinks > 0 && (
        <button
          type="button"
          aria-label={`${text.roundOf(drinks)}. ${text.see}`}
          className="enter pointer-events-auto flex min-h-[58px] w-full items-center gap-3 rounded-lg bg-fill py-2 pr-3 pl-4 text-left font-semibold text-on-fill shadow-raised"
          onClick={() => setOpen(true)}
        >
          <ShoppingBasket size={22} aria-hidden className="flex-none" />
          <span className="min-w-0 flex-1 truncate text-lg">{text.roundOf(drinks)}</span>
          <span className="flex-none rounded-full border border-on-fill/30 px-4 leading-9">
            {text.send}
          </span>
        </button>
      )}
      {isOpen && <RoundSheet {...{ bar, guestName }} onClose={() => setOpen(false)} />}
    </>
  );
}
