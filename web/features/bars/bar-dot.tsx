import { useBarText } from './texts.ts';

/** Green for an active bar, grey for a deactivated one. */
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
