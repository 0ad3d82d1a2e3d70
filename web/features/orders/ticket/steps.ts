import Check from 'lucide-react/icons/check';
import Play from 'lucide-react/icons/play';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import type { BoardStatus } from '#domain/orders/orders.ts';

/** The next status of an order, with the icon and shortcut of its button. */
export const steps = {
  new: { to: 'processing', icon: Play, key: 'S' },
  processing: { to: 'done', icon: Check, key: 'D' },
  done: { to: 'new', icon: RotateCcw, key: 'N' },
} as const satisfies Record<BoardStatus, object>;
