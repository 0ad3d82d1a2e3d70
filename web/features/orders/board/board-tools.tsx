import Coffee from 'lucide-react/icons/coffee';
import Maximize from 'lucide-react/icons/maximize';
import Minimize from 'lucide-react/icons/minimize';
import MonitorOff from 'lucide-react/icons/monitor-off';
import Volume2 from 'lucide-react/icons/volume-2';
import VolumeX from 'lucide-react/icons/volume-x';
import {
  type Choice,
  onUnlessOff,
  ordersSound,
  toggleSound,
} from '#web/features/orders/alert/sound.ts';
import { useOrdersText } from '#web/features/orders/texts.ts';
import { useCanSound } from '#web/ui/chime.ts';
import { createStoredValue, useStoredValue } from '#web/ui/local-storage.ts';
import styles from './board-header.module.css';
import { canStayAwake, useWakeLock } from './use-wake-lock.ts';

const stayAwake = createStoredValue<Choice>('ordersAwake', onUnlessOff);

export function AwakeButton() {
  const text = useOrdersText();
  const isAwake = useStoredValue(stayAwake) === 'on';
  useWakeLock(isAwake);
  if (!canStayAwake()) return null;
  const label = isAwake ? text.awake : text.maySleep;
  const Icon = isAwake ? Coffee : MonitorOff;
  return (
    <button
      type="button"
      aria-pressed={isAwake}
      onClick={() => stayAwake.set(isAwake ? 'off' : 'on')}
    >
      <Icon aria-hidden size={18} />
      {label}
    </button>
  );
}

interface FullScreenButtonProps {
  isFull: boolean;
  /** A narrow board has it in the menu. */
  isInMenu?: boolean;
  onFullScreen: () => void;
}

export function FullScreenButton(props: FullScreenButtonProps) {
  const { isFull, isInMenu = false, onFullScreen } = props;
  const text = useOrdersText();
  const Icon = isFull ? Minimize : Maximize;
  const label = isFull ? text.leaveFullScreen : text.fullScreen;
  return (
    <button
      type="button"
      className={isInMenu ? styles.small : styles.large}
      aria-label={label}
      title={label}
      onClick={onFullScreen}
    >
      <Icon aria-hidden size={18} />
      <span className={isInMenu ? undefined : styles.label}>{label}</span>
    </button>
  );
}

/** Switches the chime of new orders. Shows if the browser still blocks it. */
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
      // If the browser was blocking sound, this click unblocks it, so the setting stays.
      onClick={() => canSound && toggleSound()}
    >
      <Icon aria-hidden size={18} />
      <span className={styles.label}>{label}</span>
    </button>
  );
}
