import { type OwnBar, orderSettings } from '#domain/bars/bars.ts';
import { Choice } from './choice.tsx';
import { useBarText } from './texts.ts';

const { maxOpenPerGuest: perGuest, maxOpenOrders: perBar, lateAfterMinutes: late } = orderSettings;
const perGuestChoices = Array.from({ length: perGuest.max }, (_, index) => perGuest.min + index);
/** The offered choices. The API allows other values. */
const perBarChoices = [5, 10, 15, 20, 25, 30, 40, 50, 75, 100, 150, 200, 300, perBar.max];
const lateChoices = [late.min, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 45, late.max];
/** Stands for no limit in the list. */
const unlimited = 0;

type Limits = Pick<OwnBar, 'maxOpenPerGuest' | 'maxOpenOrders' | 'lateAfterMinutes'>;

interface OrderLimitsProps {
  limits: Limits;
  onChange: (changes: Partial<Limits>) => void;
}

/** Limits of open orders per guest and per bar, and the time after which an order is late. */
export function OrderLimits({ limits, onChange }: OrderLimitsProps) {
  const text = useBarText();
  return (
    <>
      <Choice
        label={text.perGuest}
        hint={text.perGuestHint}
        value={limits.maxOpenPerGuest}
        choices={perGuestChoices}
        onChange={(value) => onChange({ maxOpenPerGuest: value })}
      />
      <Choice
        label={text.perBar}
        hint={text.perBarHint}
        value={limits.maxOpenOrders ?? unlimited}
        choices={[unlimited, ...perBarChoices]}
        shown={(value) => (value === unlimited ? text.noLimit : String(value))}
        onChange={(value) => onChange({ maxOpenOrders: value === unlimited ? null : value })}
      />
      <Choice
        label={text.lateAfter}
        hint={text.lateAfterHint}
        value={limits.lateAfterMinutes}
        choices={lateChoices}
        shown={text.minutes}
        onChange={(value) => onChange({ lateAfterMinutes: value })}
      />
    </>
  );
}
