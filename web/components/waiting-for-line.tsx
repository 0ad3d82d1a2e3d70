import CloudOff from 'lucide-react/icons/cloud-off';
import { useText } from '#web/i18n/language.ts';
import { useIsDelayed } from '#web/rpc/offline-mutation.ts';

/** Stands beside what is under way, and says so when it cannot be sent for now. */
export function WaitingForLine() {
  const { connection } = useText();
  if (!useIsDelayed()) return null;
  return (
    <span role="status" className="flex items-center gap-1.5 font-semibold text-sm text-warn">
      <CloudOff aria-hidden size={16} className="flex-none" />
      {connection.waiting}
    </span>
  );
}
