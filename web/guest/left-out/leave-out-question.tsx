import ShieldAlert from 'lucide-react/icons/shield-alert';
import { type LeftOut, readWithout } from '#domain/menu/without.ts';
import { useLeftOutText } from '#web/components/left-out/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { useStoredValue } from '#web/ui/local-storage.ts';
import { toasts } from '#web/ui/toast/toasts.tsx';
import { createEveningValue } from './evening-value.ts';
import { leftOut, setLeftOut, useLeftOut } from './left-out.ts';

/** Ingredients that the guest was already asked about. */
const asked = createEveningValue('leaveOutAsked');

/** Ingredients found in a text that are not left out yet and were not asked about. */
function useToAsk(found: readonly LeftOut[]): LeftOut[] {
  const known = [...useLeftOut(), ...readWithout(useStoredValue(asked.words))];
  return [...new Set(found)].filter((one) => !known.includes(one));
}

interface LeaveOutQuestionProps {
  found: readonly LeftOut[];
  /** Called with everything that is left out from now on. */
  onLeaveOut?: (leftOut: readonly LeftOut[]) => void;
}

/** Asks once whether an allergy in the guest's text applies to the whole evening. */
export function LeaveOutQuestion({ found, onLeaveOut }: LeaveOutQuestionProps) {
  const text = useLeftOutText();
  const toAsk = useToAsk(found);
  if (toAsk.length === 0) return null;
  const answer = (isYes: boolean) => {
    if (isYes) {
      const all = readWithout([...leftOut(), ...toAsk].join());
      onLeaveOut?.(all);
      setLeftOut(all);
      toasts.success(text.from(toAsk));
    }
    asked.set([...asked.get(), ...toAsk]);
  };
  return (
    <section
      aria-label={text.ask(toAsk)}
      className="enter pointer-events-auto grid w-full gap-3 rounded-lg border border-warn bg-surface p-4 shadow-raised"
    >
      <div className="flex gap-3">
        <ShieldAlert aria-hidden size={22} className="mt-0.5 flex-none text-warn" />
        <div className="grid gap-0.5">
          <p className="font-semibold">{text.ask(toAsk)}</p>
          <p className="text-ink-2 text-sm">{text.askHint}</p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button className="!min-h-[44px] flex-1 text-sm" onClick={() => answer(true)}>
          {text.yes}
        </Button>
        <Button look="secondary" className="!min-h-[44px] text-sm" onClick={() => answer(false)}>
          {text.no}
        </Button>
      </div>
    </section>
  );
}
