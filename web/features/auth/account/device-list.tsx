import Laptop from 'lucide-react/icons/laptop';
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import Smartphone from 'lucide-react/icons/smartphone';
import { useRef } from 'react';
import type { SignedInDevice } from '#domain/auth/accounts.ts';
import { ConfirmButton } from '#web/components/confirm-button.tsx';
import { useFormats } from '#web/components/formats.ts';
import { Card } from '#web/features/auth/form/card.tsx';
import { useFailureToast } from '#web/features/auth/session/failures.ts';
import { endSession } from '#web/features/auth/session/provider.ts';
import { useAuthText } from '#web/features/auth/texts.ts';
import { toasts } from '#web/ui/toast/toasts.tsx';
import { useFocusParentOnUnmount } from '#web/ui/use-focus-parent-on-unmount.ts';

const hourMs = 3_600_000;
const phones = ['iPhone', 'iPad', 'Android'];

interface DeviceListProps {
  sessions: SignedInDevice[];
  onEnded: () => void;
}

/** Lists the sessions, this device first. Each other session can be ended. */
export function DeviceList({ sessions, onEnded }: DeviceListProps) {
  const { auth } = useAuthText();
  return (
    <Card
      id="devices"
      icon={MonitorSmartphone}
      title={auth.devices}
      {...(sessions.length > 1 && { hint: auth.devicesHint })}
    >
      <ul tabIndex={-1} className="grid gap-2.5 outline-none" aria-labelledby="devices">
        {sessions.map((session) => (
          <DeviceRow key={session.id} session={session} onEnded={onEnded} />
        ))}
      </ul>
    </Card>
  );
}

function DeviceRow({ session, onEnded }: { session: SignedInDevice; onEnded: () => void }) {
  const { auth } = useAuthText();
  const { dateTime } = useFormats();
  const withFailureToast = useFailureToast();
  const row = useRef<HTMLLIElement>(null);
  useFocusParentOnUnmount(row);
  const { id, browser, system, lastUsedAt, isCurrent } = session;
  const name = auth.device(browser, system);
  const Icon = phones.includes(system ?? '') ? Smartphone : Laptop;
  const isRecent = Date.now() - lastUsedAt < hourMs;
  const end = async () => {
    if (!(await withFailureToast(endSession(id)))) return;
    toasts.success(auth.ended);
    onEnded();
  };
  return (
    <li
      ref={row}
      className={`flex min-h-[68px] flex-wrap items-center gap-x-2 gap-y-1 rounded-sm border px-4 py-2.5 ${isCurrent ? 'border-ok/40 bg-ok-soft' : 'border-line bg-raised'}`}
    >
      <div className="flex min-w-0 flex-[1_1_180px] items-center gap-3.5">
        <Icon
          size={22}
          aria-hidden
          className={`flex-none ${isCurrent ? 'text-ok' : 'text-muted'}`}
        />
        <div className="min-w-0">
          <p className="wrap-anywhere font-semibold">{name}</p>
          <p className={`text-sm ${isCurrent ? 'font-semibold text-ok' : 'text-ink-2'}`}>
            {isCurrent
              ? auth.thisDevice
              : isRecent
                ? auth.usedThisHour
                : auth.usedAt(dateTime(lastUsedAt))}
          </p>
        </div>
      </div>
      {!isCurrent && (
        <div className="-mr-2 max-[359px]:ml-6">
          <ConfirmButton
            label={auth.end}
            name={auth.endNamed(name)}
            question={auth.endQuestion(name)}
            hint={auth.endHint}
            onConfirm={end}
          />
        </div>
      )}
    </li>
  );
}
