import type { OwnBar } from '#domain/bars/bars.ts';
import { useBarText } from './texts.ts';

/** Green for an active bar that is open, grey for a closed or deactivated bar. */
export function BarDot({
  bar: { isActive, isOpen },
}: {
  bar: Pick<OwnBar, 'isActive' | 'isOpen'>;
}) {
  const text = useBarText();
  const state = isActive ? (isOpen ? 'active' : 'isClosed') : 'isInactive';
  return (
    <span
      role="img"
      aria-label={text[state]}
      className={`forced-color-adjust-none size-2.5 flex-none rounded-full ${isActive && isOpen ? 'bg-ok' : 'bg-[light-dark(#767679,#a4a4a8)]'}`}
    />
  );
}
