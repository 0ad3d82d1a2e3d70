import Copy from 'lucide-react/icons/copy';
import Printer from 'lucide-react/icons/printer';
import { ingredientCategories } from '#domain/ingredients/ingredients.ts';
import type { Level } from '#domain/levels.ts';
import type { PartyDetails, PartySupplies, ShoppingItem } from '#domain/parties/parties.ts';
import { useIngredientCategories } from '#web/components/ingredient-categories/texts.ts';
import { useCopy } from '#web/components/use-copy.ts';
import { Button } from '#web/ui/button.tsx';
import { usePartiesText } from './texts.ts';

const tones: Record<Level, string> = { high: 'text-bad', medium: 'text-warn', low: 'text-muted' };

export function ShoppingList({ party }: { party: PartyDetails }) {
  const text = usePartiesText();
  const names = useIngredientCategories();
  const copy = useCopy();
  const items = party.generatedShoppingList;
  // A newer server may send an unknown category, which comes last.
  const categories = new Set([...ingredientCategories, ...items.map(({ category }) => category)]);
  const groups = [...categories]
    .map((category) => ({
      name: names[category] ?? category,
      items: items.filter((item) => item.category === category),
    }))
    .filter((group) => group.items.length > 0);
  const { supplies = null, assumed } = party.analysisResults ?? {};
  const suppliesRows = supplies ? rowsOf(supplies, text) : [];
  const asText = () => {
    const lines = groups.flatMap((group) => [
      '',
      group.name,
      ...group.items.map(
        (item) =>
          `- ${item.ingredientName}: ${item.estimatedQuantity}${item.isGarnish ? ` (${text.garnish})` : ''}`,
      ),
    ]);
    if (suppliesRows.length > 0) {
      lines.push(
        '',
        text.supplies,
        ...suppliesRows.map(({ name, count }) => `- ${name}: ${count}`),
      );
    }
    return [`${party.name} – ${text.shoppingList}`, ...lines].join('\n');
  };
  return (
    <section
      aria-label={text.shoppingList}
      className="printed grid gap-5 rounded-md border border-line bg-surface p-4 sm:p-6"
    >
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="grid min-w-0 max-w-xl gap-1">
          <h2 className="text-xl">{text.shoppingList}</h2>
          <p className="hidden font-semibold print:block">{party.name}</p>
          <p className="text-ink-2">
            {items.length === 0 && `${text.nothingToBuy} `}
            {assumed && `${text.listHint(assumed.servings, assumed.hours)} `}
            {text.shelfHint}
          </p>
        </div>
        {(items.length > 0 || suppliesRows.length > 0) && (
          <div className="flex flex-wrap gap-2.5 print:hidden">
            <Button look="secondary" onClick={() => copy(asText(), text.listCopied)}>
              <Copy aria-hidden size={18} />
              {text.copyList}
            </Button>
            <Button look="secondary" onClick={() => print()}>
              <Printer aria-hidden size={18} />
              {text.print}
            </Button>
          </div>
        )}
      </div>
      <div className="gap-x-10 md:columns-2">
        {groups.map((group) => (
          <div key={group.name} className="mb-5 break-inside-avoid">
            <h3 className={groupTitle}>{group.name}</h3>
            <ul>
              {group.items.map((item) => (
                <ItemRow key={item.ingredientId} item={item} />
              ))}
            </ul>
          </div>
        ))}
        {suppliesRows.length > 0 && (
          <div className="mb-5 break-inside-avoid">
            <h3 className={groupTitle}>{text.supplies}</h3>
            <ul>
              {suppliesRows.map(({ name, count }) => (
                <li key={name} className={row}>
                  <span className="min-w-0 font-semibold">{name}</span>
                  <span className="text-ink-2">{count}</span>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      {supplies && supplies.fromShelf.length > 0 && (
        <p className="max-w-3xl text-ink-2 text-sm">
          {text.fromShelf(supplies.fromShelf.join(', '))}
        </p>
      )}
    </section>
  );
}

const row = 'flex flex-wrap items-baseline justify-between gap-x-4 border-line border-b py-2.5';
const groupTitle = 'border-line border-b pb-2 font-sans text-muted text-sm tracking-normal';

/** Ice in kilograms, then glasses. */
function rowsOf(
  { iceKg, glasses }: PartySupplies,
  text: ReturnType<typeof usePartiesText>,
): { name: string; count: string }[] {
  return [
    ...(iceKg > 0 ? [{ name: text.ice, count: text.kilograms(iceKg) }] : []),
    ...glasses.map(({ glass, count }) => ({
      name: text.glasses[glass] ?? glass,
      count: String(count),
    })),
  ];
}

function ItemRow({ item }: { item: ShoppingItem }) {
  const text = usePartiesText();
  const level = text.priority[item.priority] ?? item.priority;
  return (
    <li className={row}>
      <span className="min-w-0 font-semibold">
        {item.ingredientName}
        {item.isGarnish && <span className="font-normal text-muted"> {text.garnish}</span>}
      </span>
      <span className="flex items-baseline gap-3">
        <span className="text-ink-2">{item.estimatedQuantity}</span>
        <span
          title={text.priorityOf(level)}
          className={`min-w-16 text-right font-semibold text-sm ${tones[item.priority]}`}
        >
          <span className="sr-only">{text.priorityOf(level)}</span>
          <span aria-hidden>{level}</span>
        </span>
      </span>
    </li>
  );
}
