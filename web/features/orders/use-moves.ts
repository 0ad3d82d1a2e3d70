import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { BoardStatus } from '#domain/order-status.ts';
import type { Order, OrderBoard } from '#domain/orders.ts';
import { errorText } from '#web/i18n/error-text.ts';
import { useText } from '#web/i18n/language.ts';
import { useMutation } from '#web/rpc/hooks.ts';
import { toasts } from '#web/ui/toasts.tsx';
import { openWishes, type Wish, type Wishes, withWishes } from './board.ts';
import { useOrdersText } from './texts.ts';

export interface Move {
  /** As it was before. */
  order: Order;
  to: BoardStatus;
}

const movesKept = 20;
/** Answered, and no sign of it: somebody else has moved the order on meanwhile. */
const afterAnswerMs = 2_000;

/** Moves orders at once on the screen, then on the server; what it refuses goes back. */
export function useMoves(board: OrderBoard | undefined) {
  const text = useOrdersText();
  const shared = useText();
  const [update] = useMutation('orders.updateOrderStatus');
  const [takeBack] = useMutation('orders.undoOrderStatus');
  const [wishes, setWishes] = useState<Wishes>(new Map());
  const [moves, setMoves] = useState<readonly Move[]>([]);
  const latest = useRef(board);
  /** Of one order one thing after the other. */
  const underWay = useRef(new Map<string, Promise<unknown>>());

  useEffect(() => {
    latest.current = board;
    if (board) setWishes((before) => openWishes(before, board));
  }, [board]);

  const wish = useCallback(
    (orderId: string, change: (before: Wish | undefined) => Wish | undefined) => {
      setWishes((before) => {
        const after = new Map(before);
        const next = change(before.get(orderId));
        if (next) after.set(orderId, next);
        else after.delete(orderId);
        return after;
      });
    },
    [],
  );

  const send = useCallback(
    (orderId: string, status: BoardStatus, call: () => Promise<unknown>) => {
      const known = latest.current?.orders.find(({ _id }) => _id === orderId);
      const wanted: Wish = { status, since: known?.changedAt ?? 0, isPending: true };
      wish(orderId, () => wanted);
      const sent = (underWay.current.get(orderId) ?? Promise.resolve()).then(call).then(
        () => {
          wish(orderId, (now) => (now === wanted ? { ...wanted, isPending: false } : now));
          setTimeout(
            () => wish(orderId, (now) => (now?.isPending ? now : undefined)),
            afterAnswerMs,
          );
        },
        (problem) => {
          wish(orderId, (now) => (now === wanted ? undefined : now));
          setMoves((before) => before.filter((move) => move.order._id !== orderId));
          toasts.error(text.updateFailed(errorText(shared, problem)));
        },
      );
      underWay.current.set(orderId, sent);
      void sent.then(() => {
        if (underWay.current.get(orderId) === sent) underWay.current.delete(orderId);
      });
    },
    [wish, text, shared],
  );

  const move = useCallback(
    (order: Order, to: BoardStatus) => {
      setMoves((before) => [...before, { order, to }].slice(-movesKept));
      send(order._id, to, () => update({ orderId: order._id, status: to }));
    },
    [send, update],
  );

  const undo = useCallback(() => {
    const last = moves.at(-1);
    if (!last) return;
    setMoves(moves.slice(0, -1));
    const { order, to } = last;
    send(order._id, order.status, () => takeBack({ orderId: order._id, status: to }));
  }, [moves, send, takeBack]);

  const shown = useMemo(() => board && withWishes(board, wishes), [board, wishes]);
  return { shown, move, undo, lastMove: moves.at(-1) };
}
