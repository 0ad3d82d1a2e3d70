import { type FormEvent, useState } from 'react';
import { type Currency, type MenuEntry, menuLimits, soldOutSpans } from '#domain/menu.ts';
import type { MenuChange } from '#domain/menu-change.ts';
import { useLanguage, useText } from '#web/i18n/language.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { useMenuText } from './menu-texts.ts';
import { readPrice, writePrice } from './price-input.ts';

interface MenuSheetProps {
  /** The drink's name, or how many drinks. */
  about: string;
  onChange: (change: MenuChange) => void;
  onClose: () => void;
}

/** For how long drinks are sold out. */
export function SoldOutSheet({ about, onChange, onClose }: MenuSheetProps) {
  const text = useMenuText();
  const { common } = useText();
  return (
    <Sheet label={text.soldOutQuestion(about)} closeLabel={common.close} onClose={onClose}>
      <div className="grid gap-3 pt-6">
        <p className="pr-10 font-semibold text-lg">{text.soldOutQuestion(about)}</p>
        {soldOutSpans.map((span) => (
          <Button
            key={span}
            look="secondary"
            className="min-h-[52px]"
            onClick={() => {
              onClose();
              onChange({ soldOut: span });
            }}
          >
            {text.spans[span]}
          </Button>
        ))}
      </div>
    </Sheet>
  );
}

interface DetailsSheetProps extends MenuSheetProps {
  /** Which of the two are asked for. */
  fields: readonly ('price' | 'note')[];
  /** What is said now. */
  entry: MenuEntry | undefined;
  currency: Currency;
}

/** The price and the note of drinks. */
export function DetailsSheet(props: DetailsSheetProps) {
  const { about, fields, entry, currency, onChange, onClose } = props;
  const text = useMenuText();
  const { common } = useText();
  const language = useLanguage();
  const [price, setPrice] = useState(() => writePrice(entry?.price ?? null, currency, language));
  const [note, setNote] = useState(entry?.note ?? '');
  const [error, setError] = useState<string>();
  const withPrice = fields.includes('price');
  const withNote = fields.includes('note');
  const save = (event: FormEvent) => {
    event.preventDefault();
    const amount = readPrice(price, currency);
    if (withPrice && amount === 'wrong') return setError(text.priceWrong);
    if (withPrice && amount === 'too high') return setError(text.priceTooHigh);
    onClose();
    onChange({
      ...(withPrice && typeof amount !== 'string' && { price: amount }),
      ...(withNote && { note }),
    });
  };
  return (
    <Sheet label={about} closeLabel={common.close} onClose={onClose}>
      <form className="grid gap-4 pt-6" noValidate onSubmit={save}>
        <p className="wrap-anywhere pr-10 font-semibold text-lg">{about}</p>
        {withPrice && (
          <Field
            label={text.price}
            hint={text.priceHint(currency)}
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            value={price}
            error={error}
            onChange={(event) => {
              setPrice(event.target.value);
              setError(undefined);
            }}
          />
        )}
        {withNote && (
          <Field
            label={text.note}
            hint={text.noteHint}
            placeholder={text.notePlaceholder}
            maxLength={menuLimits.note}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        )}
        <Button type="submit">{text.save}</Button>
      </form>
    </Sheet>
  );
}
