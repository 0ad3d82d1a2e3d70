import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { BoardStatus, Maker, Order, OrderBoard } from '#domain/orders.ts';
import { errorText } from '#web/i18n/error-text.ts';
import { useText } from '#web/i18n/language.ts';
import { useOfflineMutation } from '#web/rpc/offline-mutation.ts';
import { toasts } from '#web/ui/toasts.tsx';
import { openWishes, type Wish, type Wishes, withWishes } from './board.ts';
import { useOrdersText } from './texts.ts';

export interface Move {
  /** As it was before. */
  order: Order;
  to: BoardStatus;
}

/** What is told of a move that was answered. */
export interface News {
  move: Move;
  /** Somebody was faster: who makes it now, where that is known. */
  already?: { maker: Maker | null };
}

const movesKept = 20;
/** Answered, and no sign of it: somebody else has moved the order on meanwhile. */
const afterAnswerMs = 2_000;

/**
 * Moves orders at once on the screen, then on the server; what it refuses goes back. Only what the
 * server has answered is news.
 */
export function useMoves(board: OrderBoard | undefined) {
  const text = useOrdersText();
  const shared = useText();
  const [update] = useOfflineMutation('orders.updateOrderStatus');
  const [takeBack] = useOfflineMutation('orders.undoOrderStatus');
  const [wishes, setWishes] = useState<Wishes>(new Map());
  const [moves, setMoves] = useState<readonly Move[]>([]);
  const [news, setNews] = useState<News>();
  const answered = useRef(new WeakSet<Move>());
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
    (orderId: string, status: BoardStatus, call: () => Promise<News | undefined>) => {
      const known = latest.current?.orders.find(({ _id }) => _id === orderId);
      const wanted: Wish = { status, since: known?.changedAt ?? 0, isPending: true };
      wish(orderId, () => wanted);
      const sent = (underWay.current.get(orderId) ?? Promise.resolve()).then(call).then(
        (told) => {
          setNews(told);
          wish(orderId, (now) => (now === wanted ? { ...wanted, isPending: false } : now));
          setTimeout(
            () => wish(orderId, (now) => (now?.isPending ? now : undefined)),
            afterAnswerMs,
          );
        },
        (problem) => {
          wish(orderId, (now) => (now === wanted ? undefined : now));
          setMoves((before) => before.filter((move) => move.order._id !== orderId));
          setNews((now) => (now?.move.order._id === orderId ? undefined : now));
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
      const made: Move = { order, to };
      setMoves((before) => [...before, made].slice(-movesKept));
      // The way back from the move before would come too late.
      setNews((now) => (now?.move.order._id === order._id ? undefined : now));
      send(order._id, to, async () => {
        const { isMoved, maker } = await update({ orderId: order._id, status: to });
        if (isMoved) {
          answered.current.add(made);
          return { move: made };
        }
        // What another did is not ours to take back.
        setMoves((before) => before.filter((one) => one !== made));
        return { move: made, already: { maker } };
      });
    },
    [send, update],
  );

  /** Takes back this move, or the last one. */
  const undo = useCallback(
    (taken = moves.at(-1)) => {
      if (!taken) return;
      const rest = moves.filter((one) => one !== taken);
      setMoves(rest);
      setNews(undefined);
      const { order, to } = taken;
      send(order._id, order.status, async () => {
        await takeBack({ orderId: order._id, status: to });
        // The way back goes on to the move before.
        const before = rest.findLast((one) => answered.current.has(one));
        return before && { move: before };
      });
    },
    [moves, send, takeBack],
  );

  const shown = useMemo(() => board && withWishes(board, wishes), [board, wishes]);
  const forgetNews = useCallback(() => setNews(undefined), []);
  const isPending = useCallback(
    (orderId: string) => wishes.get(orderId)?.isPending ?? false,
    [wishes],
  );
  return { shown, move, undo, news, forgetNews, isPending };
}
