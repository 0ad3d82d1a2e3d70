import { clockTime } from '#web/features/orders/queue/board.ts';
import { useOrdersText } from '#web/features/orders/texts.ts';
import { useClock } from './clock.ts';
import styles from './stopwatch.module.css';

const circumference = 2 * Math.PI * 15;

interface StopwatchProps {
  since: number;
  lateAfterMinutes: number;
}

/**
 * How long a guest has waited: as a time, as a ring that fills, and with a mark when it is late.
 */
export function Stopwatch({ since, lateAfterMinutes }: StopwatchProps) {
  const text = useOrdersText();
  const waited = useClock() - since;
  const lateMs = lateAfterMinutes * 60_000;
  const level = waited >= lateMs ? 'late' : waited >= lateMs / 2 ? 'long' : 'fresh';
  const filled = Math.min(1, Math.max(0.02, waited / lateMs));
  return (
    <span className={styles.stopwatch} data-level={level} title={text.waits[level]}>
      <svg viewBox="0 0 36 36" aria-hidden="true">
        <circle className={styles.track} cx="18" cy="18" r="15" />
        <circle
          className={styles.filled}
          cx="18"
          cy="18"
          r="15"
          strokeDasharray={`${circumference * filled} ${circumference}`}
          transform="rotate(-90 18 18)"
        />
        {level === 'late' && <path className={styles.mark} d="M18 10.5v9M18 24.5v.5" />}
      </svg>
      <span className="sr-only">{text.waits[level]}</span>
      <b>{clockTime(waited)}</b>
    </span>
  );
}
