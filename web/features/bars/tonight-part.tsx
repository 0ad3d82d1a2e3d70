import type { OwnBar } from '#domain/bars/bars.ts';
import { WaitingForConnection } from '#web/components/connection/waiting-for-connection.tsx';
import { usePause } from '#web/components/use-pause.ts';
import { Button } from '#web/ui/button.tsx';
import { ClosingSwitch } from './closing-switch.tsx';
import { PauseChoice } from './pause-choice.tsx';
import { SubstitutesSwitch } from './substitutes-switch.tsx';
import { useBarText } from './texts.ts';
import type { useBarSwitches } from './use-bar-switches.ts';
import { usePauseName } from './use-pause-name.ts';
import { usePauseSwitch } from './use-pause-switch.ts';

interface TonightPartProps {
  bar: OwnBar;
  switches: ReturnType<typeof useBarSwitches>;
}

/** Settings that change during a night: open or closed, a pause, substitutes. */
export function TonightPart({ bar, switches }: TonightPartProps) {
  const text = useBarText();
  const { isOpen, isActive } = switches.shown;
  return (
    <>
      {!isActive && <p className="font-semibold text-warn">{text.inactiveHint}</p>}
      <ClosingSwitch {...switches} bar={bar} name="isOpen" label={text.open} hint={text.openHint} />
      {isOpen && <PauseSetting bar={bar} />}
      <SubstitutesSwitch bar={bar} />
    </>
  );
}

function PauseSetting({ bar }: { bar: OwnBar }) {
  const text = useBarText();
  const { pause, isPending, start, end } = usePauseSwitch(bar);
  const running = usePause(pause);
  const name = usePauseName()(pause);
  return (
    <div className="grid gap-3 rounded-sm border border-line p-4">
      {running && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p role="status" className="font-semibold text-warn">
            {name}
          </p>
          <Button look="secondary" inactive={isPending} onClick={() => void end()}>
            {text.resume}
          </Button>
        </div>
      )}
      <PauseChoice
        isPaused={running !== null}
        inactive={isPending}
        onPause={(minutes) => void start(minutes)}
      />
      {isPending && <WaitingForConnection />}
    </div>
  );
}
