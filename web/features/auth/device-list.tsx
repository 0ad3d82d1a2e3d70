import Laptop from 'lucide-react/icons/laptop';
import Smartphone from 'lucide-react/icons/smartphone';
import { useRef } from 'react';
import type { SignedInDevice } from '#domain/accounts.ts';
import { ConfirmButton } from '#web/components/confirm-button.tsx';
import { useFormats } from '#web/components/formats.ts';
import { toasts } from '#web/ui/toasts.tsx';
import { useFocusParentOnUnmount } from '#web/ui/use-focus-parent-on-unmount.ts';
import { useFailureToast } from './failures.ts';
import { endSession } from './provider.ts';
import { useAuthText } from './texts.ts';

const hourMs = 3_600_000;
const phones = ['iPhone', 'iPad', 'Android'];

interface DeviceListProps {
  sessions: SignedInDevice[];
  onEnded: () => void;
}

/** Where somebody is signed in, this device first; each other session can be ended. */
export function DeviceList({ sessions, onEnded }: DeviceListProps) {
  const { auth } = useAuthText();
  return (
    <div className="grid gap-2">
      <div className="grid gap-1">
        <h2 id="devices" className="text-xl">
          {auth.devices}
        </h2>
        {sessions.length > 1 && <p className="text-ink-2">{auth.devicesHint}</p>}
      </div>
      <ul tabIndex={-1} className="-mb-3 grid grid-cols-1 outline-none" aria-labelledby="devices">
        {sessions.map((session) => (
          <DeviceRow key={session.id} session={session} onEnded={onEnded} />
        ))}
      </ul>
    </div>
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
      className="flex min-h-[68px] items-center gap-4 border-line border-b py-3 last:border-b-0"
    >
      <Icon size={22} aria-hidden className="flex-none text-muted" />
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere font-semibold">{name}</p>
        <p className={`text-sm ${isCurrent ? 'font-semibold text-ok' : 'text-muted'}`}>
          {isCurrent
            ? auth.thisDevice
            : isRecent
              ? auth.usedThisHour
              : auth.usedAt(dateTime(lastUsedAt))}
        </p>
      </div>
      {!isCurrent && (
        <ConfirmButton
          label={auth.end}
          name={auth.endNamed(name)}
          question={auth.endQuestion(name)}
          hint={auth.endHint}
          onConfirm={end}
        />
      )}
    </li>
  );
}
