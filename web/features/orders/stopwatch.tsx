import { clockTime } from './board.ts';
import { useClock } from './clock.ts';
import { useOrdersText } from './texts.ts';

const longMs = 3 * 60_000;
const lateMs = 6 * 60_000;
const around = 2 * Math.PI * 15;

/** How long a guest waits: by figures, by how full the ring is, and by a mark when it is too long. */
export function Stopwatch({ since }: { since: number }) {
  const text = useOrdersText();
  const waited = useClock() - since;
  const level = waited >= lateMs ? 'late' : waited >= longMs ? 'long' : 'fresh';
  const full = Math.min(1, Math.max(0.02, waited / lateMs));
  return (
    <span className={`stopwatch ${level}`} title={text.waits[level]}>
      <svg viewBox="0 0 36 36" aria-hidden="true">
        <circle className="ring" cx="18" cy="18" r="15" />
        <circle
          className="ring filled"
          cx="18"
          cy="18"
          r="15"
          strokeDasharray={`${around * full} ${around}`}
          transform="rotate(-90 18 18)"
        />
        {level === 'late' && <path className="mark" d="M18 10.5v9M18 24.5v.5" />}
      </svg>
      <span className="sr-only">{text.waits[level]}</span>
      <b>{clockTime(waited)}</b>
    </span>
  );
}
