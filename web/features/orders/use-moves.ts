import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { BoardStatus, Maker, Order, OrderBoard } from '#domain/orders.ts';
import { errorText } from '#web/i18n/error-text.ts';
import { useText } from '#web/i18n/language.ts';
import { useOfflineMutation } from '#web/rpc/offline-mutation.ts';
import { useOptimisticChanges } from '#web/rpc/optimistic.ts';
import { toasts } from '#web/ui/toasts.tsx';
import { isMoveSuperseded, type PendingMove, withMoves } from './board.ts';
import { useOrdersText } from './texts.ts';

export interface Move {
  /** As it was before. */
  order: Order;
  to: BoardStatus;
}

/** The result of a move, to be shown after the server has answered. */
export interface MoveNotice {
  move: Move;
  /** Set when somebody else was faster: who makes the order now, where that is known. */
  already?: { maker: Maker | null };
}

const maxUndoableMoves = 20;

/** Moves orders optimistically: on the screen at once, then on the server. */
export function useMoves(board: OrderBoard) {
  const text = useOrdersText();
  const shared = useText();
  const [update] = useOfflineMutation('orders.updateOrderStatus');
  const [takeBack] = useOfflineMutation('orders.undoOrderStatus');
  const { changes, apply, isPending } = useOptimisticChanges<PendingMove, OrderBoard>(board, {
    isSuperseded: isMoveSuperseded,
  });
  const [moves, setMoves] = useState<readonly Move[]>([]);
  const [notice, setNotice] = useState<MoveNotice>();
  const confirmed = useRef(new WeakSet<Move>());
  const latest = useRef(board);
  useEffect(() => {
    latest.current = board;
  }, [board]);
  /** The last call of each order: calls of one order run one after the other. */
  const lastCalls = useRef(new Map<string, Promise<unknown>>());

  const send = useCallback(
    async (
      orderId: string,
      status: BoardStatus,
      call: () => Promise<MoveNotice | undefined>,
    ): Promise<void> => {
      const since = latest.current.orders.find(({ _id }) => _id === orderId)?.changedAt ?? 0;
      const previous = lastCalls.current.get(orderId);
      const sent = apply({ [orderId]: { status, since } }, async () => {
        await previous?.catch(() => {});
        return call();
      });
      lastCalls.current.set(orderId, sent);
      try {
        setNotice(await sent);
      } catch (error) {
        setMoves((before) => before.filter((move) => move.order._id !== orderId));
        setNotice((shown) => (shown?.move.order._id === orderId ? undefined : shown));
        toasts.error(text.updateFailed(errorText(shared, error)));
      }
      if (lastCalls.current.get(orderId) === sent) lastCalls.current.delete(orderId);
    },
    [apply, text, shared],
  );

  const move = useCallback(
    (order: Order, to: BoardStatus) => {
      const made: Move = { order, to };
      setMoves((before) => [...before, made].slice(-maxUndoableMoves));
      // The previous move of this order can no longer be undone.
      setNotice((shown) => (shown?.move.order._id === order._id ? undefined : shown));
      void send(order._id, to, async () => {
        const { isMoved, maker } = await update({ orderId: order._id, status: to });
        if (isMoved) {
          confirmed.current.add(made);
          return { move: made };
        }
        // Somebody else's move is not ours to undo.
        setMoves((before) => before.filter((one) => one !== made));
        return { move: made, already: { maker } };
      });
    },
    [send, update],
  );

  /** Undoes this move, or the last one. */
  const undo = useCallback(
    (undone = moves.at(-1)) => {
      if (!undone) return;
      const rest = moves.filter((one) => one !== undone);
      setMoves(rest);
      setNotice(undefined);
      const { order, to } = undone;
      void send(order._id, order.status, async () => {
        await takeBack({ orderId: order._id, status: to });
        // The move before can be undone next.
        const before = rest.findLast((one) => confirmed.current.has(one));
        return before && { move: before };
      });
    },
    [moves, send, takeBack],
  );

  const shown = useMemo(() => withMoves(board, changes), [board, changes]);
  const hideNotice = useCallback(() => setNotice(undefined), []);
  return { shown, move, undo, notice, hideNotice, isPending };
}
