import { DrinkPicture } from '#web/components/drink-picture.tsx';
import { useText } from '#web/i18n/language.ts';
import { useStoredValue } from '#web/ui/local-storage.ts';
import { Sheet } from '#web/ui/sheet.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { OrderSubtitle, useOrderTitle } from './order-status-text.tsx';
import { useOrderText } from './order-texts.ts';
import { loadChime, readySound } from './ready-sound.ts';
import type { OrdersTonight } from './use-orders-tonight.ts';

interface OrderListProps {
  tonight: OrdersTonight;
  onClose: () => void;
}

/** All orders of the guest tonight, and the switch for the sound when one is ready. */
export function OrderList({ tonight: { orders, now }, onClose }: OrderListProps) {
  const text = useOrderText();
  const { common } = useText();
  const titleOf = useOrderTitle();
  const sound = useStoredValue(readySound);
  return (
    <Sheet label={text.yours} closeLabel={common.close} onClose={onClose}>
      <h2 className="pr-12 text-2xl">{text.yours}</h2>
      <ul className="mt-4 grid gap-3">
        {orders.map((order) => (
          <li
            key={order._id}
            className={`flex items-center gap-3 rounded-md border p-3 ${order.status === 'done' ? 'border-ok bg-ok-soft' : 'border-line bg-bg/35'}`}
          >
            <DrinkPicture src={order.drink?.imageUrl ?? null} className="h-16 w-auto flex-none" />
            <div className="min-w-0 flex-1 wrap-anywhere">
              <p className="font-semibold">{titleOf(order)}</p>
              <p className="text-ink-2 text-sm">
                <OrderSubtitle order={order} now={now} more={0} />
              </p>
              {order.notes && <p className="mt-1 text-muted text-sm">{order.notes}</p>}
            </div>
          </li>
        ))}
      </ul>
      <div className="mt-4 border-line border-t pt-2">
        <Switch
          label={text.sound}
          hint={text.soundHint}
          checked={sound === 'on'}
          onChange={(isOn) => {
            readySound.set(isOn ? 'on' : 'off');
            if (isOn) void loadChime().then(({ tryChime }) => tryChime());
          }}
        />
      </div>
    </Sheet>
  );
}
