import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  title: string;
  reason?: string;
  /** One of the drawings in `web/public/drawings`, instead of the empty glass. */
  drawing?: 'lost' | 'party';
  children?: ReactNode;
}

/** Shown instead of an empty list or a missing item. */
export function EmptyState({ title, reason, drawing, children }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {drawing ? (
        <img src={`/drawings/${drawing}.svg`} alt="" width={180} height={150} />
      ) : (
        <img src="/pictures/none.svg" alt="" width={120} height={150} />
      )}
      <h2 className="text-xl">{title}</h2>
      {reason && <p>{reason}</p>}
      {children}
    </div>
  );
}
