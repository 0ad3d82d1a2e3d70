import Tag from 'lucide-react/icons/tag';
import { priceText } from '#web/components/price.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { type QuickActionsProps, quickButton, quickWord } from './quick-actions.tsx';
import { useMenuText } from './texts.ts';

type PriceButtonProps = Pick<
  QuickActionsProps,
  'drinkId' | 'name' | 'entry' | 'currency' | 'ask' | 'hasWords'
>;

/** The price of a drink, which opens the sheet for price and note. */
export function PriceButton(props: PriceButtonProps) {
  const { drinkId, name, entry, currency, ask, hasWords = false } = props;
  const text = useMenuText();
  const language = useLanguage();
  const price = entry?.price ?? null;
  return (
    <button
      type="button"
      aria-label={text.priceOf(name)}
      title={text.price}
      className={`${quickButton} ml-auto min-w-[60px] whitespace-nowrap text-sm`}
      onClick={() => ask('details', drinkId)}
    >
      {price === null ? (
        <Tag aria-hidden size={18} />
      ) : (
        <span className="font-semibold text-ink tabular-nums">
          {priceText({ amount: price, currency }, language)}
        </span>
      )}
      {hasWords && price === null && <span className={quickWord}>{text.price}</span>}
    </button>
  );
}
