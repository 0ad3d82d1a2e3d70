import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { AppError } from '#domain/errors.ts';
import type { MovesAnswer, Order, OrderBoard } from '#domain/orders/orders.ts';
import {
  type ChangeName,
  isOvertaken,
  isSuperseded,
  type PendingChange,
  type Shown,
  withChanges,
} from '#web/features/orders/queue/board.ts';
import { useOrdersText } from '#web/features/orders/texts.ts';
import { errorText } from '#web/i18n/error-text.ts';
import { useText } from '#web/i18n/language.ts';
import { useOptimisticChanges } from '#web/rpc/optimistic.ts';
import { toasts } from '#web/ui/toast/toasts.tsx';

/** The result of a change. */
interface Outcome extends MovesAnswer {
  /** Replaces the usual sentence. */
  said?: string;
  /** Follows the sentence. Names other effects of the same press. */
  also?: string;
}

export interface Change {
  name: ChangeName;
  /** The orders before the change. */
  orders: readonly Order[];
  /** The values that show at once. */
  shown: (order: Order) => Shown;
  /** Returns the ids of changed orders. Null means all. */
  send: (orderIds: string[]) => Promise<Outcome | null>;
  /** Undoes the change. Absent if that is not possible. */
  takeBack?: (orderIds: string[]) => Promise<unknown>;
}

/** The result of a change, shown after the server has responded. */
export interface ChangeNotice {
  change: Change;
  done: readonly Order[];
  /** Orders that another person changed first. */
  others: MovesAnswer['others'];
  said?: string | undefined;
  also?: string | undefined;
}

const maxUndoable = 20;
/** The board shows other people's changes within this time. */
const liveDelayMs = 700;

/** Changes orders optimistically: on the screen at once, then on the server. */
export function useChanges(board: OrderBoard) {
  const text = useOrdersText();
  const shared = useText();
  const { changes, apply, isPending } = useOptimisticChanges<PendingChange, OrderBoard>(board, {
    isSuperseded,
  });
  /** Changes that can be undone, the latest last. */
  const [undoable, setUndoable] = useState<readonly Change[]>([]);
  const [notice, setNotice] = useState<ChangeNotice>();
  /** The orders of each change. */
  const doneBy = useRef(new WeakMap<Change, readonly Order[]>());
  const latest = useRef(board);
  const pending = useRef(changes);
  useEffect(() => {
    latest.current = board;
    pending.current = changes;
  }, [board, changes]);
  /** The last call of each order. Calls of one order run one after the other. */
  const lastCalls = useRef(new Map<string, Promise<unknown>>());

  /** A guest may have taken back an order that the bar can no longer change. */
  const report = useCallback(
    async (error: unknown, orders: readonly Order[]) => {
      if (error instanceof AppError && error.code === 'CANNOT_UPDATE_ORDER') {
        await new Promise((resolve) => setTimeout(resolve, liveDelayMs));
        const isGone = ({ _id }: Order) => !latest.current.orders.some((one) => one._id === _id);
        if (orders.every(isGone)) return setNotice(cancelledMeanwhile(orders));
      }
      toasts.error(text.updateFailed(errorText(shared, error)));
    },
    [text, shared],
  );

  const send = useCallback(
    async (
      orders: readonly Order[],
      shown: (order: Order) => Shown,
      call: () => Promise<ChangeNotice | undefined>,
    ): Promise<void> => {
      const ids = new Set(orders.map(({ _id }) => _id));
      const known = new Map(latest.current.orders.map((order) => [order._id, order]));
      const values = orders.map(
        (order) => [order._id, { shown: shown(order), before: known.get(order._id) }] as const,
      );
      const previous = [...ids].map((id) => lastCalls.current.get(id));
      const sent = apply(Object.fromEntries(values), async () => {
        await Promise.allSettled(previous);
        return call();
      });
      for (const id of ids) lastCalls.current.set(id, sent);
      try {
        setNotice(await sent);
      } catch (error) {
        const isOther = (one: Change) => !concerns(one, ids);
        setUndoable((before) => before.filter(isOther));
        setNotice((now) => (now && isOther(now.change) ? now : undefined));
        await report(error, orders);
      }
      for (const id of ids) {
        if (lastCalls.current.get(id) === sent) lastCalls.current.delete(id);
      }
    },
    [apply, report],
  );

  const run = useCallback(
    (change: Change) => {
      const { orders, shown, takeBack } = change;
      if (orders.length === 0) return;
      const ids = new Set(orders.map(({ _id }) => _id));
      if (takeBack) setUndoable((before) => [...before, change].slice(-maxUndoable));
      // The notice of an earlier change can no longer undo it.
      setNotice((now) => (now && concerns(now.change, ids) ? undefined : now));
      void send(orders, shown, async () => {
        const answer = await change.send([...ids]);
        const moved = answer && new Set(answer.moved);
        const done = moved ? orders.filter(({ _id }) => moved.has(_id)) : orders;
        const made: Change = { ...change, orders: done };
        setUndoable((before) =>
          // Undo must not revert another person's change.
          before.flatMap((one) => (one !== change ? one : done.length ? made : [])),
        );
        const { others = [], said, also } = answer ?? {};
        doneBy.current.set(change, done).set(made, done);
        return { change: done.length ? made : change, done, others, said, also };
      });
    },
    [send],
  );

  /** Undoes this change, or the last one. */
  const undo = useCallback(
    (undone = undoable.at(-1)) => {
      if (!undone?.takeBack) return;
      setUndoable(undoable.filter((one) => one !== undone));
      setNotice(undefined);
      const { orders, takeBack } = undone;
      void send(orders, asBefore, async () => {
        // Known only now if it was undone before the response.
        const done = doneBy.current.get(undone) ?? orders;
        if (done.length) await takeBack(done.map(({ _id }) => _id));
        return undefined;
      });
    },
    [undoable, send],
  );

  // Changes that somebody has continued from are no longer offered.
  useEffect(() => {
    const byId = new Map(board.orders.map((order) => [order._id, order]));
    /** `later`: own later changes, which are undone first. */
    const isOver = (change: Change, later: readonly Change[] = []) => {
      const done = doneBy.current.get(change) ?? [];
      return done.some((order) => {
        const ids = new Set([order._id]);
        const isOwn = pending.current.has(order._id) || later.some((one) => concerns(one, ids));
        return !isOwn && isOvertaken(order, change.shown(order), byId.get(order._id));
      });
    };
    setUndoable((before) => {
      const rest = before.filter((one, index) => !isOver(one, before.slice(index + 1)));
      return rest.length < before.length ? rest : before;
    });
    setNotice((now) => (now && isOver(now.change) ? undefined : now));
  }, [board]);

  const shown = useMemo(() => withChanges(board, changes), [board, changes]);
  const hideNotice = useCallback(() => setNotice(undefined), []);
  return { shown, run, undo, notice, hideNotice, isPending };
}

function concerns({ orders }: Change, ids: ReadonlySet<string>): boolean {
  return orders.some(({ _id }) => ids.has(_id));
}

function asBefore({ status, maker, isOnHold, sortKey, collectedAt }: Order): Shown {
  return { status, maker, isOnHold, sortKey, collectedAt };
}

function cancelledMeanwhile(orders: readonly Order[]): ChangeNotice {
  return {
    change: { name: 'cancelled', orders, shown: () => ({}), send: async () => null },
    done: [],
    others: orders.map(({ _id }) => ({ _id, status: 'cancelled', maker: null })),
  };
}
