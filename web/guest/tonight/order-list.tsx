import { useText } from '#web/i18n/language.ts';
import { Switch } from '#web/ui/form/switch.tsx';
import { useStoredValue } from '#web/ui/local-storage.ts';
import { Sheet } from '#web/ui/sheet/sheet.tsx';
import { canVibrate, loadChime, readySound, readyVibration } from './alert-choices.ts';
import { GroupedOrders } from './grouped-orders.tsx';
import type { OrdersContext } from './order-card.tsx';
import { useOrderText } from './texts.ts';
import type { OrdersTonight } from './use-orders-tonight.ts';

interface OrderListProps extends Omit<OrdersContext, 'now'> {
  tonight: OrdersTonight;
}

/** All orders of the guest tonight, and the alert settings. */
export function OrderList({ tonight: { orders, now }, ...context }: OrderListProps) {
  const text = useOrderText();
  const { common } = useText();
  return (
    <Sheet label={text.yours} closeLabel={common.close} onClose={context.onLeave}>
      <h2 className="mb-4 pr-12 text-2xl">{text.yours}</h2>
      <GroupedOrders {...{ orders, now }} {...context} />
      <AlertChoices />
    </Sheet>
  );
}

/** Sound and vibration, by the guest's choice. */
export function AlertChoices() {
  const text = useOrderText();
  const sound = useStoredValue(readySound);
  const vibration = useStoredValue(readyVibration);
  return (
    <div className="mt-4 grid gap-1 border-line border-t pt-2 text-left">
      <Switch
        label={text.sound}
        hint={text.soundHint}
        checked={sound === 'on'}
        onChange={(isOn) => {
          readySound.set(isOn ? 'on' : 'off');
          if (isOn) void loadChime().then(({ tryChime }) => tryChime());
        }}
      />
      {canVibrate() && (
        <Switch
          label={text.vibration}
          checked={vibration === 'on'}
          onChange={(isOn) => {
            readyVibration.set(isOn ? 'on' : 'off');
            if (isOn) navigator.vibrate(100);
          }}
        />
      )}
    </div>
  );
}
