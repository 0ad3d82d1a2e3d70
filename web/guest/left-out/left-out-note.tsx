import ShieldAlert from 'lucide-react/icons/shield-alert';
import ShieldCheck from 'lucide-react/icons/shield-check';
import type { Drink } from '#domain/drinks/drinks.ts';
import { conflictsOf } from '#domain/menu/without.ts';
import { useLeftOutText } from '#web/components/left-out/texts.ts';
import { useLeftOut } from './left-out.ts';

/** Says what is sent with the order. Warns if the drink contains what the guest leaves out. */
export function LeftOutNote({ drink }: { drink: Drink }) {
  const text = useLeftOutText();
  const leftOut = useLeftOut();
  const conflicts = conflictsOf(drink, leftOut);
  if (leftOut.length === 0) return null;
  if (conflicts.length > 0) {
    return (
      <p
        role="status"
        className="flex w-full gap-2.5 rounded-[16px] border border-bad bg-bad-soft p-3 font-semibold text-sm"
      >
        <ShieldAlert aria-hidden size={20} className="flex-none text-bad" />
        {text.conflict(conflicts)}
      </p>
    );
  }
  return (
    <p className="flex w-full items-center gap-2 text-ink-2 text-sm">
      <ShieldCheck aria-hidden size={18} className="flex-none text-brass" />
      {text.goesAlong(leftOut)}
    </p>
  );
}
