import Maximize from 'lucide-react/icons/maximize';
import Minimize from 'lucide-react/icons/minimize';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import Volume2 from 'lucide-react/icons/volume-2';
import VolumeX from 'lucide-react/icons/volume-x';
import { useCanSound } from '#web/ui/chime.ts';
import { createStoredValue, useStoredValue } from '#web/ui/local-storage.ts';
import styles from './board-header.module.css';
import { type Choice, onUnlessOff, ordersSound, toggleSound } from './sound.ts';
import { useOrdersText } from './texts.ts';
import { canStayAwake, useWakeLock } from './use-wake-lock.ts';

const stayAwake = createStoredValue<Choice>('ordersAwake', onUnlessOff);

interface BoardToolsProps {
  isFull: boolean;
  onFullScreen: () => void;
}

export function BoardTools({ isFull, onFullScreen }: BoardToolsProps) {
  const text = useOrdersText();
  const isAwake = useStoredValue(stayAwake) === 'on';
  useWakeLock(isAwake);
  const awake = isAwake ? text.awake : text.maySleep;
  const AwakeIcon = isAwake ? Sun : Moon;
  const ScreenIcon = isFull ? Minimize : Maximize;
  const screen = isFull ? text.leaveFullScreen : text.fullScreen;
  return (
    <>
      {canStayAwake() && (
        <button
          type="button"
          aria-pressed={isAwake}
          aria-label={awake}
          title={awake}
          onClick={() => stayAwake.set(isAwake ? 'off' : 'on')}
        >
          <AwakeIcon aria-hidden size={18} />
          <span className={styles.label}>{awake}</span>
        </button>
      )}
      <button type="button" aria-label={screen} title={screen} onClick={onFullScreen}>
        <ScreenIcon aria-hidden size={18} />
        <span className={styles.label}>{screen}</span>
      </button>
    </>
  );
}

/** Switches the chime of new orders; says if the browser still blocks it. */
export function SoundButton() {
  const text = useOrdersText();
  const hasSound = useStoredValue(ordersSound) === 'on';
  const canSound = useCanSound();
  const label = hasSound ? (canSound ? text.soundOn : text.soundBlocked) : text.soundOff;
  const Icon = hasSound && canSound ? Volume2 : VolumeX;
  return (
    <button
      type="button"
      aria-pressed={hasSound}
      aria-label={label}
      title={label}
      className={hasSound && !canSound ? styles.blocked : undefined}
      // A browser that blocks sound allows it from this click on: nothing to toggle.
      onClick={() => canSound && toggleSound()}
    >
      <Icon aria-hidden size={18} />
      <span className={styles.label}>{label}</span>
    </button>
  );
}
