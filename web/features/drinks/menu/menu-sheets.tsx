import { type FormEvent, useState } from 'react';
import { type Currency, type MenuEntry, menuLimits, soldOutSpans } from '#domain/menu/menu.ts';
import type { MenuChange } from '#domain/menu/menu-change.ts';
import { useLanguage, useText } from '#web/i18n/language.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Sheet } from '#web/ui/sheet/sheet.tsx';
import { SheetTitle } from '#web/ui/sheet/sheet-title.tsx';
import { PriceField } from './price-field.tsx';
import { type PriceProblem, readPrice, writePrice } from './price-input.ts';
import { useMenuText } from './texts.ts';

interface MenuSheetProps {
  /** The drink's name, or a count. */
  about: string;
  onChange: (change: MenuChange) => void;
  onClose: () => void;
}

/** Asks how long drinks are sold out. */
export function SoldOutSheet({ about, onChange, onClose }: MenuSheetProps) {
  const text = useMenuText();
  const { common } = useText();
  return (
    <Sheet label={text.soldOutQuestion(about)} closeLabel={common.close} onClose={onClose}>
      <div className="grid gap-3">
        <SheetTitle>{text.soldOutQuestion(about)}</SheetTitle>
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
  fields: readonly ('price' | 'note')[];
  /** The current values. */
  entry: MenuEntry | undefined;
  currency: Currency;
}

export function DetailsSheet(props: DetailsSheetProps) {
  const { about, fields, entry, currency, onChange, onClose } = props;
  const text = useMenuText();
  const { common } = useText();
  const language = useLanguage();
  const [price, setPrice] = useState(() => writePrice(entry?.price ?? null, currency, language));
  const [note, setNote] = useState(entry?.note ?? '');
  const [problem, setProblem] = useState<PriceProblem>();
  const withPrice = fields.includes('price');
  const withNote = fields.includes('note');
  const save = (event: FormEvent) => {
    event.preventDefault();
    const amount = withPrice ? readPrice(price, currency) : null;
    if (typeof amount === 'string') return setProblem(amount);
    onClose();
    onChange({ ...(withPrice && { price: amount }), ...(withNote && { note }) });
  };
  return (
    <Sheet label={about} closeLabel={common.close} onClose={onClose}>
      <form className="grid gap-4" noValidate onSubmit={save}>
        <SheetTitle>{about}</SheetTitle>
        {withPrice && (
          <PriceField
            currency={currency}
            value={price}
            problem={problem}
            onChange={(typed) => {
              setPrice(typed);
              setProblem(undefined);
            }}
          />
        )}
        {withNote && (
          <Field
            label={text.note}
            hint={text.noteHint}
            placeholder={text.notePlaceholder}
            limit={menuLimits.note}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        )}
        <Button type="submit">{text.save}</Button>
      </form>
    </Sheet>
  );
}
