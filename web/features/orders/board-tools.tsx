import Maximize from 'lucide-react/icons/maximize';
import Minimize from 'lucide-react/icons/minimize';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import Volume2 from 'lucide-react/icons/volume-2';
import VolumeX from 'lucide-react/icons/volume-x';
import type { ReactNode } from 'react';
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
  /** Before its own buttons. */
  children: ReactNode;
}

export function BoardTools({ isFull, onFullScreen, children }: BoardToolsProps) {
  const text = useOrdersText();
  const hasSound = useStoredValue(ordersSound) === 'on';
  const canSound = useCanSound();
  const isAwake = useStoredValue(stayAwake) === 'on';
  useWakeLock(isAwake);
  const sound = hasSound ? (canSound ? text.soundOn : text.soundBlocked) : text.soundOff;
  const awake = isAwake ? text.awake : text.maySleep;
  const SoundIcon = hasSound && canSound ? Volume2 : VolumeX;
  const AwakeIcon = isAwake ? Sun : Moon;
  const ScreenIcon = isFull ? Minimize : Maximize;
  return (
    <div className={styles.tools} data-no-highlight>
      {children}
      <button
        type="button"
        aria-pressed={hasSound}
        aria-label={sound}
        className={hasSound && !canSound ? styles.blocked : undefined}
        // A browser that blocks sound allows it from this click on: nothing to toggle.
        onClick={() => canSound && toggleSound()}
      >
        <SoundIcon aria-hidden size={18} />
        <span className={styles.label}>{sound}</span>
      </button>
      {canStayAwake() && (
        <button
          type="button"
          aria-pressed={isAwake}
          aria-label={awake}
          onClick={() => stayAwake.set(isAwake ? 'off' : 'on')}
        >
          <AwakeIcon aria-hidden size={18} />
          <span className={styles.label}>{awake}</span>
        </button>
      )}
      <button
        type="button"
        className={styles.icon}
        aria-label={isFull ? text.leaveFullScreen : text.fullScreen}
        onClick={onFullScreen}
      >
        <ScreenIcon aria-hidden size={18} />
      </button>
    </div>
  );
}
