import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { OwnBar } from '#domain/bars/bars.ts';
import type { BoardStatus, Order, OrderBoard } from '#domain/orders/orders.ts';
import { EmptyState } from '#web/components/section/empty-state.tsx';
import { useOrderActions } from '#web/features/orders/actions/use-order-actions.ts';
import { usePlaces } from '#web/features/orders/actions/use-places.ts';
import { DeclineSheet } from '#web/features/orders/decline/decline-sheet.tsx';
import { ShortcutsFooter, ShortcutsSheet } from '#web/features/orders/keys/shortcuts-sheet.tsx';
import { arrangement as chosenArrangement } from '#web/features/orders/queue/arrangement.ts';
import { toMake } from '#web/features/orders/queue/board.ts';
import { readStation, stationOf } from '#web/features/orders/queue/station.ts';
import { ordersOf, type Ticket, type TicketGroup } from '#web/features/orders/queue/tickets.ts';
import { useTickets } from '#web/features/orders/queue/use-tickets.ts';
import { OrderRecipe } from '#web/features/orders/recipe/order-recipe.tsx';
import { useOrdersText } from '#web/features/orders/texts.ts';
import type { CardActions } from '#web/features/orders/ticket/ticket-card.tsx';
import { TicketMenu } from '#web/features/orders/ticket/ticket-menu.tsx';
import { UndoBar } from '#web/features/orders/undo/undo-bar.tsx';
import { useChanges } from '#web/features/orders/undo/use-changes.ts';
import { useTakenOver } from '#web/features/orders/undo/use-taken-over.ts';
import { afterPaint } from '#web/ui/after-paint.ts';
import { useStoredValue } from '#web/ui/local-storage.ts';
import styles from './board.module.css';
import { BoardColumns, ShowMore } from './board-columns.tsx';
import { BoardHeader } from './board-header.tsx';
import { CancelledTonight } from './cancelled-sheet.tsx';
import { StationNotice } from './station-picker.tsx';
import { useBoardKeys } from './use-board-keys.ts';
import { useFullScreen } from './use-full-screen.ts';
import { useMovingCards } from './use-moving-cards.ts';
import { useSelection } from './use-selection.ts';

interface OrdersBoardProps {
  bar: OwnBar;
  stateButton: ReactNode;
  board: OrderBoard;
  isOlderShown: boolean;
  onMore: () => void;
}

/** The overlay that is open above the board. */
type Overlay =
  | { kind: 'recipe'; order: Order }
  | { kind: 'menu' | 'decline'; ticket: Ticket }
  | { kind: 'help' };

export function OrdersBoard(props: OrdersBoardProps) {
  const { bar, stateButton, board, isOlderShown, onMore } = props;
  const text = useOrdersText();
  const root = useRef<HTMLElement>(null);
  const { shown: optimistic, run, undo, notice, hideNotice, isPending } = useChanges(board);
  const orders = useOrderActions(bar._id, run);
  useTakenOver(board);
  const shown = useMovingCards(optimistic);
  const arrangement = useStoredValue(chosenArrangement);
  const storedStation = useStoredValue(stationOf(bar._id));
  const station = useMemo(() => readStation(storedStation), [storedStation]);
  const { columns, tickets, hidden, all } = useTickets(shown, arrangement, station, isPending);
  const places = usePlaces(shown, tickets.new, orders);
  const selection = useSelection(root);
  const { selectedId, select, selectNext } = selection;
  const [isFull, toggleFull] = useFullScreen();
  const [tab, setTab] = useState<BoardStatus>('new');
  const [overlay, setOverlay] = useState<Overlay>();
  const close = useCallback(() => setOverlay(undefined), []);

  const actions = useMemo<CardActions>(
    () => ({
      select,
      move: (ticket, moved, to) => {
        if (moved.length === ticket.orders.length) selectNext.current(ticket.id);
        orders.move(moved, to);
      },
      recipe: (order) => setOverlay({ kind: 'recipe', order }),
      decline: (ticket) => setOverlay({ kind: 'decline', ticket }),
      hold: (ticket) => {
        selectNext.current(ticket.id);
        orders.hold(ticket.orders, !ticket.isOnHold);
      },
      takeOver: (ticket) =>
        orders.takeOver(ticket.orders.filter(({ maker }) => maker && !maker.isYou)),
      call: (ticket) => orders.call(ticket.orders),
      collect: (ticket) => orders.collect(ticket.orders),
      menu: (ticket) => setOverlay({ kind: 'menu', ticket }),
    }),
    [orders, select, selectNext],
  );
  const moveAll = (group: TicketGroup, to: BoardStatus) => {
    if (group.tickets.some(({ id }) => id === selectedId)) select(undefined);
    orders.move(ordersOf(group.tickets), to);
  };
  /** Moves an order from its recipe, on the card that contains it. */
  const moveOrder = (order: Order, to: BoardStatus) => {
    const ticket = all.find((one) => one.orders.some(({ _id }) => _id === order._id));
    if (ticket) actions.move(ticket, [order], to);
  };

  useBoardKeys({
    selection,
    tickets,
    selected: all.find(({ id }) => id === selectedId),
    actions,
    places,
    onUndo: undo,
    onFullScreen: toggleFull,
    onHelp: () => setOverlay({ kind: 'help' }),
  });
  // The selected card may have lost the focus because it moved or the card before it left. After the
  // paint, when a closed sheet has given the focus back.
  useEffect(
    () =>
      afterPaint(() => {
        const card = root.current?.querySelector<HTMLElement>(`[data-order="${selectedId}"]`);
        const { activeElement } = document;
        const isLost = activeElement !== card && activeElement?.contains(card ?? null);
        if (isLost) card?.focus({ preventScroll: true });
      }),
    [selectedId, tickets],
  );

  const inQueue = tickets.new.filter(({ isOnHold }) => !isOnHold);
  const drinks = toMake([...ordersOf(inQueue), ...ordersOf(tickets.processing)]);
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
          stateButton={stateButton}
          counts={shown.counts}
          columns={columns}
          drinks={drinks}
          arrangement={arrangement}
          station={station}
          isFull={isFull}
          onFullScreen={toggleFull}
          onHelp={() => setOverlay({ kind: 'help' })}
        />
        <StationNotice barId={bar._id} station={station} hidden={hidden.new + hidden.processing} />
        {shown.orders.length === 0 ? (
          <EmptyState title={text.none} reason={text.noneReason}>
            {shown.hasOlder && <ShowMore onClick={onMore} />}
            <CancelledTonight barId={bar._id} />
          </EmptyState>
        ) : (
          <BoardColumns
            barId={bar._id}
            known={board.orders}
            shown={shown}
            columns={columns}
            tickets={tickets}
            hidden={hidden}
            arrangement={arrangement}
            isOlderShown={isOlderShown}
            tab={tab}
            cards={{ selectedId, lateAfterMinutes: bar.lateAfterMinutes, actions }}
            onTab={setTab}
            onMore={onMore}
            onMoveAll={moveAll}
            onCancelNew={orders.cancelNew}
            onPlace={places.place}
          />
        )}
        <ShortcutsFooter />
        {overlay?.kind === 'recipe' && overlay.order.drinkId && (
          <OrderRecipe
            barId={bar._id}
            drinkId={overlay.order.drinkId}
            order={shown.orders.find(({ _id }) => _id === overlay.order._id) ?? overlay.order}
            orders={shown.orders}
            onMove={moveOrder}
            onDecline={orders.declineLacking}
            onClose={close}
          />
        )}
        {overlay?.kind === 'menu' && (
          <TicketMenu ticket={overlay.ticket} actions={actions} places={places} onClose={close} />
        )}
        {overlay?.kind === 'decline' && (
          <DeclineSheet
            barId={bar._id}
            ticket={overlay.ticket}
            onDecline={(declined, why, bottle) => {
              if (declined.length === overlay.ticket.orders.length) {
                selectNext.current(overlay.ticket.id);
              }
              orders.decline(declined, why, bottle);
            }}
            onClose={close}
          />
        )}
        {overlay?.kind === 'help' && <ShortcutsSheet onClose={close} />}
      </section>
      {notice && (
        <UndoBar
          key={notice.change.name + notice.change.orders.map(({ _id }) => _id).join()}
          notice={notice}
          onUndo={() => undo(notice.change)}
          onTimeout={hideNotice}
        />
      )}
    </>
  );
}
