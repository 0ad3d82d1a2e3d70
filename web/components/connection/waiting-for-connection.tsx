import CloudOff from 'lucide-react/icons/cloud-off';
import { useText } from '#web/i18n/language.ts';
import { useIsDelayed } from '#web/rpc/offline-mutation.ts';

/** Shown beside a pending change while it cannot be sent. */
export function WaitingForConnection() {
  const { connection } = useText();
  if (!useIsDelayed()) return null;
  return (
    <span role="status" className="flex items-center gap-1.5 font-semibold text-sm text-warn">
      <CloudOff aria-hidden size={16} className="flex-none" />
      {connection.waiting}
    </span>
  );
}
