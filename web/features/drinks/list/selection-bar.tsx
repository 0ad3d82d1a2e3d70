import X from 'lucide-react/icons/x';
import { useState } from 'react';
import type { MenuChange } from '#domain/menu/menu-change.ts';
import { DetailsSheet, SoldOutSheet } from '#web/features/drinks/menu/menu-sheets.tsx';
import { useMenuText } from '#web/features/drinks/menu/texts.ts';
import type { Menu } from '#web/features/drinks/menu/use-menu.ts';
import { Button } from '#web/ui/button.tsx';

interface SelectionBarProps {
  menu: Menu;
  selected: ReadonlySet<string>;
  /** How many more match the filter. */
  more: number;
  onSelectAll: () => void;
  onClear: () => void;
}

type Done = keyof ReturnType<typeof useMenuText>['done'];
type Asked = 'soldOut' | 'price' | 'note';

/** Actions for the selected drinks, at the lower edge of the screen. */
export function SelectionBar({ menu, selected, more, onSelectAll, onClear }: SelectionBarProps) {
  const text = useMenuText();
  const [asked, setAsked] = useState<Asked>();
  const ids = [...selected];
  const act = (done: Done, change: MenuChange) =>
    void menu.change(ids, change, text.done[done](ids.length));
  const action = (name: Exclude<Done, Asked>, change: MenuChange) => (
    <Button
      look="secondary"
      className="flex-none whitespace-nowrap"
      onClick={() => act(name, change)}
    >
      {text[name]}
    </Button>
  );
  const question = (name: Asked) => (
    <Button look="secondary" className="flex-none whitespace-nowrap" onClick={() => setAsked(name)}>
      {text[name]}
    </Button>
  );
  const close = () => setAsked(undefined);
  const about = text.drinks(ids.length);
  return (
    <section
      aria-label={text.withSelected}
      className="sticky bottom-2 z-20 grid gap-2 rounded-md border border-line-strong bg-raised p-3 shadow-raised"
    >
      <div className="flex items-center gap-x-2">
        <p role="status" className="whitespace-nowrap font-semibold">
          {text.selected(ids.length)}
        </p>
        {more > 0 && (
          <Button look="quiet" className="min-w-0 leading-tight" onClick={onSelectAll}>
            {text.selectAll(ids.length + more)}
          </Button>
        )}
        <Button look="quiet" className="ml-auto flex-none" onClick={onClear}>
          <X aria-hidden size={16} />
          <span className="max-sm:sr-only">{text.clear}</span>
        </Button>
      </div>
      <div className="-mx-3 flex gap-2 overflow-x-auto px-3 pb-1 lg:mx-0 lg:flex-wrap lg:px-0 lg:pb-0">
        {action('show', { isShown: true })}
        {action('hide', { isShown: false })}
        {action('feature', { isFeatured: true })}
        {action('unfeature', { isFeatured: false })}
        {question('soldOut')}
        {action('backOn', { soldOut: null })}
        {question('price')}
        {question('note')}
      </div>
      {asked === 'soldOut' && (
        <SoldOutSheet about={about} onChange={(change) => act('soldOut', change)} onClose={close} />
      )}
      {(asked === 'price' || asked === 'note') && (
        <DetailsSheet
          about={about}
          fields={[asked]}
          entry={ids.length === 1 ? menu.entries.get(ids[0] ?? '') : undefined}
          currency={menu.currency}
          onChange={(change) => act(asked, change)}
          onClose={close}
        />
      )}
    </section>
  );
}
