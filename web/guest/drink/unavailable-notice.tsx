import type { DrinkOnMenu } from '#domain/menu/menu.ts';
import { Button } from '#web/ui/button.tsx';
import { SoldOut } from './sold-out.tsx';
import { useDrinkText } from './texts.ts';

interface UnavailableNoticeProps {
  /** Of a sold-out drink. A drink that has left the menu has none. */
  soldOut: DrinkOnMenu | undefined;
  hasRequests: boolean;
  onClose: () => void;
}

/** Says why the opened drink can no longer be ordered, and offers another. */
export function UnavailableNotice({ soldOut, hasRequests, onClose }: UnavailableNoticeProps) {
  const text = useDrinkText();
  return (
    <div
      role="alert"
      className="flex w-full flex-wrap items-center gap-3 rounded-[16px] border border-warn/50 bg-warn/10 p-3"
    >
      <div className="min-w-0 flex-[1_1_11rem]">
        <p className="font-semibold">{soldOut ? <SoldOut {...soldOut} /> : text.gone}</p>
        <p className="text-ink-2 text-sm">{hasRequests ? text.requestsKept : text.sorry}</p>
      </div>
      <Button look="secondary" onClick={onClose}>
        {text.somethingElse}
      </Button>
    </div>
  );
}
