import { useCallback, useEffect, useRef, useState } from 'react';
import type { OwnBar } from '#domain/bars.ts';
import { type BoardStatus, boardStatuses, type Order, type OrderBoard } from '#domain/orders.ts';
import { ConnectionState } from '#web/components/connection-state.tsx';
import { errorText } from '#web/i18n/error-text.ts';
import { useText } from '#web/i18n/language.ts';
import { useQuery } from '#web/rpc/hooks.ts';
import { serverNow, syncServerTime } from '#web/rpc/server-time.ts';
import { Chip } from '#web/ui/chip.tsx';
import { createStoredValue, useStoredValue } from '#web/ui/local-storage.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { averageWait, clockTime, columnsOf, fullest, reuse, toMake } from './board.ts';
import { BoardTools } from './board-tools.tsx';
import { CancelNewOrders } from './cancel-new-orders.tsx';
import { Column } from './column.tsx';
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
import './board.css';

const moreCompleted = 30;
const mostCompleted = 500;
const arrangement = createStoredValue<'age' | 'drink'>('ordersArrangement', (stored) =>
  stored === 'drink' ? 'drink' : 'age',
);

export function OrdersSection({ bar }: { bar: OwnBar }) {
  const shared = useText();
  const [completed, setCompleted] = useState<number>();
  const { status, data, error } = useQuery('orders.getOrdersForBar', { barId: bar._id, completed });
  const board = useSteady(data);
  useEffect(() => void syncServerTime(), []);
  const problem = status === 'error' && <p role="alert">{errorText(shared, error)}</p>;
  if (!board) return problem || <BoardSkeleton />;
  const shownCompleted = board.orders.filter((order) => order.status === 'done').length;
  return (
    <>
      {problem}
      {/* It stays, with all that was pressed and is not answered yet. */}
      <Board
        bar={bar}
        board={board}
        isOlderShown={completed !== undefined}
        onMore={() => setCompleted(Math.min(mostCompleted, shownCompleted + moreCompleted))}
      />
    </>
  );
}

/** What was there until what is asked for now has come, and the same objects for the same orders. */
function useSteady(data: OrderBoard | undefined): OrderBoard | undefined {
  const [steady, setSteady] = useState(data);
  const [given, setGiven] = useState(data);
  if (data && data !== given) {
    setGiven(data);
    setSteady(reuse(steady, data));
  }
  return steady;
}

interface BoardProps {
  bar: OwnBar;
  board: OrderBoard;
  isOlderShown: boolean;
  onMore: () => void;
}

function Board({ bar, board, isOlderShown, onMore }: BoardProps) {
  const text = useOrdersText();
  const root = useRef<HTMLElement>(null);
  const { shown: optimistic, move, undo, notice, hideNotice, isPending } = useMoves(board);
  const shown = useMovingCards(optimistic);
  const byDrink = useStoredValue(arrangement) === 'drink';
  const { selectedId, select, step, stepColumn, passOn } = useSelection(root);
  const [isFull, toggleFull] = useFullScreen();
  const [tab, setTab] = useState<BoardStatus>('new');
  const [recipeOf, setRecipeOf] = useState<Order>();
  const [help, setHelp] = useState(false);

  const moveOn = useCallback(
    (order: Order, to: BoardStatus) => {
      passOn(order._id);
      move(order, to);
    },
    [passOn, move],
  );

  const columns = columnsOf(shown);
  const selected = shown.orders.find(({ _id }) => _id === selectedId);
  /** The selected card, or the one whose turn it is. */
  const moveFrom = (status: BoardStatus, fallback: Order | undefined) => () => {
    const order = selected ?? fallback;
    if (order?.status === status) moveOn(order, steps[status].to);
  };
  useShortcuts({
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    ArrowRight: () => stepColumn(1),
    ArrowLeft: () => stepColumn(-1),
    s: moveFrom('new', columns.new[0]),
    d: moveFrom('processing', columns.processing[0]),
    n: () => selected && selected.status !== 'new' && moveOn(selected, 'new'),
    r: () => selected?.drinkId && setRecipeOf(selected),
    z: () => undo(),
    g: () => arrangement.set(byDrink ? 'age' : 'drink'),
    m: toggleSound,
    f: toggleFull,
    '?': () => setHelp(true),
  });

  const total = boardStatuses.reduce((sum, status) => sum + shown.counts[status], 0);
  const wait = averageWait(columns, serverNow());
  const drinks = toMake(columns);
  const unseenWaiting = shown.counts.new - columns.new.length;
  const hints = {
    new: byDrink ? text.byDrink : text.oldestFirst,
    processing: '',
    done: isOlderShown ? '' : text.tonight,
  };
  const handlers = {
    selectedId,
    isPending,
    onSelect: select,
    onMove: moveOn,
    onRecipe: setRecipeOf,
  };
  const isEmpty = shown.orders.length === 0;
  return (
    <>
      <section ref={root} className={`board ${isFull ? 'full rays' : ''}`} data-tab={tab}>
        <header className="board-header">
          <div className="facts">
            {isFull && <h2>{bar.name}</h2>}
            <p>
              {[
                text.total(total),
                ...(wait === undefined ? [] : [text.averageWait(clockTime(wait))]),
              ].join(' · ')}
            </p>
          </div>
          {isFull && <ConnectionState isClosed={!(bar.isActive && bar.isOpen)} />}
          <fieldset aria-label={text.order} className="arrangement">
            <Chip pressed={!byDrink} onClick={() => arrangement.set('age')}>
              {text.oldestFirst}
            </Chip>
            <Chip pressed={byDrink} onClick={() => arrangement.set('drink')}>
              {text.byDrink}
            </Chip>
          </fieldset>
          <BoardTools isFull={isFull} onFullScreen={toggleFull} />
        </header>
        {drinks.length > 0 && <ToMakeStrip drinks={drinks} />}
        {isEmpty ? (
          <NoOrders>{shown.hasOlder && <More onMore={onMore} />}</NoOrders>
        ) : (
          <>
            <Tabs current={tab} counts={shown.counts} onPick={setTab} />
            <div className="columns" data-fullest={fullest(columns)}>
              {boardStatuses.map((status) => (
                <Column
                  key={status}
                  status={status}
                  count={shown.counts[status]}
                  orders={columns[status]}
                  byDrink={byDrink}
                  hint={hints[status]}
                  tools={
                    status === 'new' && (
                      <CancelNewOrders
                        barId={bar._id}
                        waiting={columns.new}
                        unseen={unseenWaiting}
                        known={board.orders}
                      />
                    )
                  }
                  {...handlers}
                >
                  {status === 'new' && unseenWaiting > 0 && (
                    <p className="nothing">{text.moreWaiting(unseenWaiting)}</p>
                  )}
                  {status === 'done' && shown.hasOlder && columns.done.length < mostCompleted && (
                    <More onMore={onMore} />
                  )}
                </Column>
              ))}
            </div>
          </>
        )}
        <ShortcutsFooter />
        {recipeOf?.drinkId && (
          <OrderRecipe
            barId={bar._id}
            drinkId={recipeOf.drinkId}
            order={shown.orders.find(({ _id }) => _id === recipeOf._id) ?? recipeOf}
            onMove={moveOn}
            onClose={() => setRecipeOf(undefined)}
          />
        )}
        {help && <ShortcutsSheet onClose={() => setHelp(false)} />}
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

interface TabsProps {
  current: BoardStatus;
  counts: OrderBoard['counts'];
  onPick: (status: BoardStatus) => void;
}

/** On a phone, one column at a time. */
function Tabs({ current, counts, onPick }: TabsProps) {
  const text = useOrdersText();
  return (
    <div className="board-tabs">
      {boardStatuses.map((status) => (
        <button
          key={status}
          type="button"
          aria-pressed={status === current}
          className={status}
          onClick={() => onPick(status)}
        >
          {text.columns[status]}
          <span className="count">{counts[status]}</span>
        </button>
      ))}
    </div>
  );
}

function More({ onMore }: { onMore: () => void }) {
  const text = useOrdersText();
  return (
    <button type="button" className="more" onClick={onMore}>
      {text.showMore}
    </button>
  );
}

function NoOrders({ children }: { children: React.ReactNode }) {
  const text = useOrdersText();
  return (
    <div className="grid justify-items-center gap-3 rounded-md border border-line bg-surface px-4 py-14 text-center">
      <img src="/pictures/none.svg" alt="" width={120} height={150} />
      <h2 className="text-xl">{text.none}</h2>
      <p className="max-w-md text-ink-2">{text.noneReason}</p>
      {children}
    </div>
  );
}

function BoardSkeleton() {
  return (
    <div aria-busy className="board">
      <Skeleton className="h-11" />
      <div className="columns">
        {boardStatuses.map((status) => (
          <div key={status} className={`column ${status}`}>
            <Skeleton className="my-3 h-8" />
            <Skeleton className="mb-3 h-36" />
            <Skeleton className="mb-3 h-36" />
          </div>
        ))}
      </div>
    </div>
  );
}
