import { digitsOf } from '#domain/menu/currency-digits.ts';
import type { Currency } from '#domain/menu/menu.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { Field } from '#web/ui/form/field.tsx';
import { type PriceProblem, writePrice } from './price-input.ts';
import { useMenuText } from './texts.ts';

interface PriceFieldProps {
  name?: string;
  currency: Currency;
  value: string;
  problem: PriceProblem | undefined;
  onChange: (value: string) => void;
}

/** A price field with its error. */
export function PriceField({ name, currency, value, problem, onChange }: PriceFieldProps) {
  const text = useMenuText();
  const language = useLanguage();
  const hasDecimals = digitsOf(currency) > 0;
  const why = problem === 'decimals' && !hasDecimals ? 'noDecimals' : problem;
  const example = writePrice(hasDecimals ? 950 : 900, currency, language);
  return (
    <Field
      name={name}
      label={text.price}
      hint={text.priceHint(currency)}
      inputMode="decimal"
      autoComplete="off"
      value={value}
      error={why && text.priceProblems[why](why === 'currency' ? currency : example)}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
