import { useId, useState } from 'react';
import type { UnitPreference } from '#domain/drinks/unit-preference.ts';
import { type Unit, units, unitWord } from '#domain/drinks/units.ts';
import { unitPreference } from '#web/components/unit-preference.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { useStoredValue } from '#web/ui/local-storage.ts';
import { fromTyped, isVolume, toTyped } from './amounts.ts';
import { useRecipeFieldText } from './texts.ts';

interface AmountFieldProps {
  name: string;
  /** The name of the ingredient. */
  of: string;
  amount: number;
  unit: Unit;
  error: string | undefined;
  onChange: (change: { amount: number; unit: Unit }) => void;
}

interface Typed {
  text: string;
  amount: number;
  unit: Unit;
  preference: UnitPreference;
}

/** An amount in the reader's unit, stored in millilitres or counted. */
export function AmountField({ name, of, amount, unit, error, onChange }: AmountFieldProps) {
  const text = useRecipeFieldText();
  const language = useLanguage();
  const preference = useStoredValue(unitPreference);
  const id = useId();
  // Typed text such as '1 1/2' stays until something else changes the amount.
  const [typed, setTyped] = useState<Typed>();
  const isTyped =
    typed?.amount === amount && typed.unit === unit && typed.preference === preference;
  const shown = isTyped ? typed.text : toTyped(amount, unit, preference, language);
  const type = (next: string) => {
    const read = fromTyped(next, unit, preference);
    setTyped({ text: next, amount: read, unit, preference });
    onChange({ amount: read, unit });
  };
  const choose = (next: Unit) => {
    // The displayed number stays, unless one of the two units is a volume in ounces.
    const kept = isVolume(next) === isVolume(unit) ? amount : fromTyped(shown, next, preference);
    onChange({ amount: kept, unit: next });
  };
  const wordOf = (each: Unit) => {
    if (each === 'ML') return preference;
    return each === 'TOP' ? text.topUp(preference) : unitWord(each, amount || 1, language);
  };
  return (
    <div className="grid min-w-0 gap-1">
      <div className="flex min-w-0">
        <input
          name={name}
          inputMode="text"
          autoComplete="off"
          maxLength={12}
          aria-label={text.amountOf(of)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className={`min-h-[44px] w-[4.5rem] flex-none rounded-l-sm border border-r-0 bg-bg px-3 text-right text-[1rem] ${error ? 'border-bad' : 'border-line-strong'}`}
          value={shown}
          onFocus={(event) => event.target.select()}
          onChange={(event) => type(event.target.value)}
        />
        <select
          aria-label={text.unitOf(of)}
          className={`min-h-[44px] w-full min-w-0 max-w-[10rem] rounded-r-sm border bg-bg px-2 text-[1rem] ${error ? 'border-bad' : 'border-line-strong'}`}
          value={unit}
          onChange={(event) => choose(event.target.value as Unit)}
        >
          {units.map((each) => (
            <option key={each} value={each}>
              {wordOf(each)}
            </option>
          ))}
        </select>
      </div>
      {error && (
        <p id={`${id}-error`} className="text-bad text-sm">
          {error}
        </p>
      )}
    </div>
  );
}
