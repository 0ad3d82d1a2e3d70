import ChevronDown from 'lucide-react/icons/chevron-down';
import CirclePause from 'lucide-react/icons/circle-pause';
import DoorClosed from 'lucide-react/icons/door-closed';
import DoorOpen from 'lucide-react/icons/door-open';
import Play from 'lucide-react/icons/play';
import { useRef, useState } from 'react';
import type { OwnBar } from '#domain/bars/bars.ts';
import { WaitingForConnection } from '#web/components/connection/waiting-for-connection.tsx';
import { usePause } from '#web/components/use-pause.ts';
import { Button } from '#web/ui/button.tsx';
import { useMediaQuery } from '#web/ui/use-media-query.ts';
import { StateSheet } from './state-sheet.tsx';
import { useBarText } from './texts.ts';
import { useBarSwitches } from './use-bar-switches.ts';
import { useClosing } from './use-closing.tsx';
import { usePauseName } from './use-pause-name.ts';
import { usePauseSwitch } from './use-pause-switch.ts';

interface BarStateButtonProps {
  bar: OwnBar;
  /** Among other controls, a pause ends in the sheet that the button opens. */
  isSingle?: boolean;
}

/** Shows in words and colour whether the bar takes orders. Opens, pauses and closes it. */
export function BarStateButton({ bar, isSingle = false }: BarStateButtonProps) {
  const switches = useBarSwitches(bar);
  const { shown, change, isPending } = switches;
  const { close, isAsking, question } = useClosing({ bar, name: 'isOpen', change });
  if (!bar.isActive) return null;
  const isBusy = isAsking || isPending('isOpen');
  return (
    <div className="flex flex-none items-center gap-2">
      {isBusy && <WaitingForConnection />}
      {shown.isOpen ? (
        <OpenBar bar={bar} isBusy={isBusy} isSingle={isSingle} onCloseBar={() => void close()} />
      ) : (
        <ClosedBar isBusy={isBusy} onOpen={() => void change({ isOpen: true })} />
      )}
      {question}
    </div>
  );
}

interface ClosedBarProps {
  isBusy: boolean;
  onOpen: () => void;
}

function ClosedBar({ isBusy, onOpen }: ClosedBarProps) {
  const text = useBarText();
  // A phone shows the state on its own line.
  if (useIsPhone()) return null;
  return (
    <>
      <span className="flex items-center gap-1.5 font-semibold text-bad text-sm">
        <DoorClosed aria-hidden size={18} />
        {text.isClosed}
      </span>
      <Button className="min-h-[44px]! px-4! text-base!" inactive={isBusy} onClick={onOpen}>
        <DoorOpen aria-hidden size={18} />
        {text.openBar}
      </Button>
    </>
  );
}

interface OpenBarProps {
  bar: OwnBar;
  isBusy: boolean;
  isSingle: boolean;
  onCloseBar: () => void;
}

function OpenBar({ bar, isBusy, isSingle, onCloseBar }: OpenBarProps) {
  const text = useBarText();
  const { pause, isPending, start, end } = usePauseSwitch(bar);
  const running = usePause(pause);
  const name = usePauseName()(pause);
  const isPhone = useIsPhone();
  const [isChoosing, setChoosing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const isInactive = isBusy || isPending;
  const choose = (run: () => unknown) => () => {
    setChoosing(false);
    void run();
  };
  const Icon = running ? CirclePause : DoorOpen;
  return (
    <>
      {isPending && <WaitingForConnection />}
      <Button
        ref={opener}
        look="secondary"
        aria-label={running ? name : text.openState}
        title={running ? name : text.openState}
        className={`${isPhone ? 'w-[44px] px-0!' : ''} ${running ? 'border-warn! text-warn!' : 'border-ok! text-ok!'}`}
        inactive={isInactive}
        onClick={() => setChoosing(true)}
      >
        <Icon aria-hidden size={18} />
        {!isPhone && (
          <>
            {running ? name : text.isOpen}
            <ChevronDown aria-hidden size={16} />
          </>
        )}
      </Button>
      {running && !isPhone && !isSingle && (
        <Button
          look="secondary"
          title={text.resume}
          className="max-lg:w-[44px] max-lg:px-0!"
          inactive={isInactive}
          onClick={() => {
            // The end of the pause removes this button.
            opener.current?.focus();
            void end();
          }}
        >
          <Play aria-hidden size={18} />
          <span className="max-lg:sr-only">{text.resume}</span>
        </Button>
      )}
      {isChoosing && (
        <StateSheet
          title={running ? name : text.takesOrders}
          isPaused={running !== null}
          onPause={(minutes) => choose(() => start(minutes))()}
          onResume={choose(end)}
          onCloseBar={choose(onCloseBar)}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}

/** Phones have no room for words beside the title. The line above names the state. */
const useIsPhone = () => useMediaQuery('(width < 640px)');
