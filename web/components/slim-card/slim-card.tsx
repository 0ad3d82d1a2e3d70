import type { LucideIcon } from 'lucide-react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useId } from 'react';
import styles from './slim-card.module.css';

interface SlimCardProps {
  title: string;
  icon: LucideIcon;
  /** What it says while it is closed. */
  summary: ReactNode;
  isOpen: boolean;
  onToggle: () => void;
  isBusy?: boolean;
  /** At the end of the line, also while it is closed. */
  action?: ReactNode;
  /** Below the line, also while it is closed. */
  notices?: ReactNode;
  /** More room for the line, beside other cards. */
  isWide?: boolean;
  children: ReactNode;
}

/** A card of one line, which a press opens. */
export function SlimCard(props: SlimCardProps) {
  const { title, icon: Icon, summary, isOpen, onToggle, isBusy, action, notices, isWide } = props;
  const id = useId();
  return (
    <section
      aria-label={title}
      aria-busy={isBusy}
      data-open={isOpen || undefined}
      data-wide={isWide || undefined}
      className={styles.card}
    >
      <div className={styles.line}>
        <Icon aria-hidden size={20} className="flex-none text-brass" />
        <div className={styles.words}>
          <h2>
            <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
              {title}
            </button>
          </h2>
          <div className={styles.summary}>{summary}</div>
        </div>
        <ChevronDown aria-hidden size={18} className={styles.chevron} />
        {action && <div className={styles.action}>{action}</div>}
      </div>
      {notices}
      <div id={id} hidden={!isOpen} className={styles.body}>
        {props.children}
      </div>
    </section>
  );
}
