import { useBarText } from './texts.ts';

/** Green while guests can find the bar, grey when it is deactivated. */
export function BarDot({ isActive }: { isActive: boolean }) {
  const text = useBarText();
  return (
    <span
      role="img"
      aria-label={isActive ? text.active : text.isInactive}
      className={`forced-color-adjust-none size-2.5 flex-none rounded-full ${isActive ? 'bg-ok' : 'bg-muted'}`}
    />
  );
}
