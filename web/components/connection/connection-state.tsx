import { useText } from '#web/i18n/language.ts';
import { useConnection } from '#web/rpc/hooks.ts';

const looks = {
  live: 'text-ok bg-ok-soft',
  reconnecting: 'text-warn bg-raised',
  offline: 'text-bad bg-bad-soft',
};

/** Hides the state while the connection is live. */
export function ConnectionNotice() {
  return useConnection() === 'live' ? null : <ConnectionState />;
}

/**
 * Shows Live, Reconnecting or Offline as text, not by colour alone. A closed bar shows no green.
 */
export function ConnectionState({ isClosed = false }: { isClosed?: boolean }) {
  const connection = useConnection();
  const look = isClosed && connection === 'live' ? 'text-ink-2 bg-raised' : looks[connection];
  const text = useText();
  return (
    <span
      role="status"
      className={`inline-flex items-center gap-2 rounded-full px-3 py-1.5 font-semibold text-sm ${look}`}
    >
      <span aria-hidden className="size-2 rounded-full bg-current" />
      {text.connection[connection]}
    </span>
  );
}
