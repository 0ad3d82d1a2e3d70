import { type ReactNode, useState } from 'react';
import { useText } from '#web/i18n/language.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet/sheet.tsx';
import { useGuestOrigin } from './guest-origin.ts';
import { useGuestOriginText } from './texts.ts';

/** By then the sheet has closed, and codes show the chosen address. */
const printAfterMs = 400;

/**
 * Prints codes. If they would lead to this computer only, it asks first. Returns the function and
 * the question.
 */
export function usePrinting(print: () => void): [ask: () => void, question: ReactNode] {
  const text = useGuestOriginText();
  const { common } = useText();
  const { isUnreachable, offers, choose } = useGuestOrigin();
  const [isAsking, setAsking] = useState(false);
  const printWith = (origin?: string) => {
    setAsking(false);
    if (origin) choose(origin);
    setTimeout(print, printAfterMs);
  };
  const question = isAsking && (
    <Sheet label={text.printQuestion} closeLabel={common.close} onClose={() => setAsking(false)}>
      <div className="grid gap-4 pt-6">
        <div className="grid gap-1.5 pr-10">
          <p className="font-semibold text-lg">{text.printQuestion}</p>
          <p className="wrap-anywhere text-ink-2">{text.reason(location.host)}</p>
          {offers.length === 0 && <p className="text-ink-2">{text.noOffer}</p>}
        </div>
        {offers.map((offer) => (
          <Button key={offer} className="text-base" onClick={() => printWith(offer)}>
            <span className="wrap-anywhere">{text.useAndPrint(offer)}</span>
          </Button>
        ))}
        <Button look="secondary" onClick={() => printWith()}>
          {text.printAnyway}
        </Button>
      </div>
    </Sheet>
  );
  return [() => (isUnreachable ? setAsking(true) : print()), question];
}
