import Check from 'lucide-react/icons/check';
import Layers from 'lucide-react/icons/layers';
import { useState } from 'react';
import { type DrinkCategory, drinkCategories } from '#domain/drinks/drinks.ts';
import type { Order } from '#domain/orders/orders.ts';
import { stationOf } from '#web/features/orders/queue/station.ts';
import type { Station } from '#web/features/orders/queue/tickets.ts';
import { useOrdersText } from '#web/features/orders/texts.ts';
import { useText } from '#web/i18n/language.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet/sheet.tsx';
import header from './board-header.module.css';
import styles from './station-picker.module.css';

interface StationPickerProps {
  barId: string;
  station: Station;
  /** The open orders of the bar. */
  open: readonly Order[];
}

/** Chooses the categories of drinks for this board. */
export function StationPicker({ barId, station, open }: StationPickerProps) {
  const text = useOrdersText();
  const shared = useText();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const set = (next: Station) => stationOf(barId).set(next.join(','));
  const counts = new Map<DrinkCategory, number>();
  for (const { drink } of open) {
    if (drink) counts.set(drink.category, (counts.get(drink.category) ?? 0) + 1);
  }
  const names = useStationName(station);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        data-active={station.length > 0 || undefined}
        onClick={() => setIsOpen(true)}
      >
        <Layers aria-hidden size={18} />
        <span className="min-w-0 wrap-anywhere">{text.stationIs(names)}</span>
      </button>
      {isOpen && (
        <Sheet label={text.station} closeLabel={shared.common.close} onClose={close}>
          <div className="grid gap-4">
            <div className="grid gap-1 pr-12">
              <h2 className="text-2xl">{text.station}</h2>
              <p className="text-ink-2">{text.stationHint}</p>
            </div>
            <fieldset aria-label={text.station} className={styles.choices}>
              <Choice
                name={text.allDrinks}
                count={open.length}
                isChosen={station.length === 0}
                onClick={() => set([])}
              />
              {drinkCategories.map((category) => (
                <Choice
                  key={category}
                  name={shared.drinkCategories[category]}
                  count={counts.get(category) ?? 0}
                  isChosen={station.includes(category)}
                  onClick={() =>
                    set(
                      station.includes(category)
                        ? station.filter((one) => one !== category)
                        : [...station, category],
                    )
                  }
                />
              ))}
            </fieldset>
            <Button onClick={close}>{shared.common.close}</Button>
          </div>
        </Sheet>
      )}
    </>
  );
}

interface ChoiceProps {
  name: string;
  /** The station's open orders. */
  count: number;
  isChosen: boolean;
  onClick: () => void;
}

function Choice({ name, count, isChosen, onClick }: ChoiceProps) {
  return (
    <button type="button" aria-pressed={isChosen} onClick={onClick}>
      <span aria-hidden className={styles.tick}>
        {isChosen && <Check size={16} strokeWidth={3} />}
      </span>
      <span className={styles.name}>{name}</span>
      {count > 0 && <b>{count}</b>}
    </button>
  );
}

interface StationNoticeProps {
  barId: string;
  station: Station;
  /** Number of open orders that the board hides because of the station. */
  hidden: number;
}

/** Says what the station hides, so that no order is overlooked. */
export function StationNotice({ barId, station, hidden }: StationNoticeProps) {
  const text = useOrdersText();
  const names = useStationName(station);
  if (station.length === 0) return null;
  return (
    <p className={header.station}>
      <Layers aria-hidden size={17} />
      <span>
        <b>{text.stationIs(names)}</b>
        {' · '}
        <span role="status">{text.hiddenOrders(hidden)}</span>
      </span>
      <button type="button" onClick={() => stationOf(barId).set('')}>
        {text.showAll}
      </button>
    </p>
  );
}

function useStationName(station: Station): string {
  const text = useOrdersText();
  const { drinkCategories: names } = useText();
  return station.length ? station.map((one) => names[one]).join(', ') : text.allStations;
}
