import { boardStatuses } from '#domain/orders/orders.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import styles from './board.module.css';

export function BoardSkeleton() {
  return (
    <div aria-busy className={styles.board} data-tab="new">
      <Skeleton className="h-[46px]" />
      <Skeleton className="h-[52px] sm:hidden" />
      <div className={styles.columns}>
        {boardStatuses.map((status) => (
          <div key={status} className={styles.column} data-status={status}>
            <div className="grid gap-2 p-2 max-sm:px-0">
              <Skeleton className="h-7 max-sm:hidden" />
              <Skeleton className="h-28" />
              <Skeleton className="h-28" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
