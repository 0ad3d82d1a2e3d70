import { useCallback, useRef, useState } from 'react';
import type { OwnBar } from '#domain/bars.ts';
import type { BoardStatus, Order, OrderBoard } from '#domain/orders.ts';
import { EmptyState } from '#web/components/empty-state.tsx';
import { useStoredValue } from '#web/ui/local-storage.ts';
import { arrangement } from './arrangement.ts';
import styles from './board.module.css';
import { columnsOf, toMake } from './board.ts';
import { BoardColumns, ShowMore } from './board-columns.tsx';
import { BoardHeader } from './board-header.tsx';
import { steps } from './order-card.tsx';
import { OrderRecipe } from './order-recipe.tsx';
import { ShortcutsFooter, ShortcutsSheet } from './shortcuts-sheet.tsx';
import { toggleSound } from './sound.ts';
import { useOrdersText } from './texts.ts';
import { ToMakeStrip } from './to-make-strip.tsx';
import { UndoBar } from './undo-bar.tsx';
import { useFullScreen } from './use-full-screen.ts';
import { useMoves } from './use-moves.ts';
import { useMovingCards } from './use-moving-cards.ts';
import { useSelection } from './use-selection.ts';
import { useShortcuts } from './use-shortcuts.ts';

interface OrdersBoardProps {
  bar: OwnBar;
  board: OrderBoard;
  isOlderShown: boolean;
  onMore: () => void;
}

export function OrdersBoard({ bar, board, isOlderShown, onMore }: OrdersBoardProps) {
  const text = useOrdersText();
  const root = useRef<HTMLElement>(null);
  const { shown: optimistic, move, undo, notice, hideNotice, isPending } = useMoves(board);
  const shown = useMovingCards(optimistic);
  const byDrink = useStoredValue(arrangement) === 'drink';
  const { selectedId, select, step, stepColumn, selectNext } = useSelection(root);
  const [isFull, toggleFull] = useFullScreen();
  const [tab, setTab] = useState<BoardStatus>('new');
  const [recipeOf, setRecipeOf] = useState<Order>();
  const [showsHelp, setShowsHelp] = useState(false);

  const moveCard = useCallback(
    (order: Order, to: BoardStatus) => {
      selectNext(order._id);
      move(order, to);
    },
    [selectNext, move],
  );

  const columns = columnsOf(shown);
  const selected = shown.orders.find(({ _id }) => _id === selectedId);
  /** Moves the selected card on, or the first of the column. */
  const moveFrom = (status: BoardStatus) => () => {
    const order = selected ?? columns[status][0];
    if (order?.status === status) moveCard(order, steps[status].to);
  };
  useShortcuts({
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    ArrowRight: () => stepColumn(1),
    ArrowLeft: () => stepColumn(-1),
    s: moveFrom('new'),
    d: moveFrom('processing'),
    n: () => selected && selected.status !== 'new' && moveCard(selected, 'new'),
    r: () => selected?.drinkId && setRecipeOf(selected),
    z: () => undo(),
    g: () => arrangement.set(byDrink ? 'age' : 'drink'),
    m: toggleSound,
    f: toggleFull,
    '?': () => setShowsHelp(true),
  });

  const drinks = toMake(columns);
  return (
    <>
      <section
        ref={root}
        className={`${styles.board} ${isFull ? 'rays' : ''}`}
        data-full={isFull || undefined}
        data-tab={tab}
      >
        <BoardHeader
          bar={bar}
          counts={shown.counts}
          columns={columns}
          byDrink={byDrink}
          isFull={isFull}
          onFullScreen={toggleFull}
        />
        {drinks.length > 0 && <ToMakeStrip drinks={drinks} />}
        {shown.orders.length === 0 ? (
          <EmptyState title={text.none} reason={text.noneReason}>
            {shown.hasOlder && <ShowMore onClick={onMore} />}
          </EmptyState>
        ) : (
          <BoardColumns
            barId={bar._id}
            known={board.orders}
            shown={shown}
            columns={columns}
            byDrink={byDrink}
            isOlderShown={isOlderShown}
            tab={tab}
            onTab={setTab}
            onMore={onMore}
            selectedId={selectedId}
            isPending={isPending}
            onSelect={select}
            onMove={moveCard}
            onRecipe={setRecipeOf}
          />
        )}
        <ShortcutsFooter />
        {recipeOf?.drinkId && (
          <OrderRecipe
            barId={bar._id}
            drinkId={recipeOf.drinkId}
            order={shown.orders.find(({ _id }) => _id === recipeOf._id) ?? recipeOf}
            orders={shown.orders}
            onMove={moveCard}
            onClose={() => setRecipeOf(undefined)}
          />
        )}
        {showsHelp && <ShortcutsSheet onClose={() => setShowsHelp(false)} />}
      </section>
      {notice && (
        <UndoBar
          key={notice.move.order._id + notice.move.to}
          notice={notice}
          onUndo={() => undo(notice.move)}
          onTimeout={hideNotice}
        />
      )}
    </>
  );
}
