import type { LucideIcon } from 'lucide-react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useId } from 'react';
import styles from './slim-card.module.css';

interface SlimCardProps {
  title: string;
  icon: LucideIcon;
  /** Summary shown while the card is closed. */
  summary: ReactNode;
  isOpen: boolean;
  onToggle: () => void;
  isBusy?: boolean;
  /** Rendered at the end of the line, even while the card is closed. */
  action?: ReactNode;
  /** Rendered below the line, even while the card is closed. */
  notices?: ReactNode;
  /** Gives the line more room beside other cards. */
  isWide?: boolean;
  children: ReactNode;
}

/** A card that shows one line until it is pressed. */
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
        <ChevronDown
          aria-hidden
          size={18}
          className={styles.chevron}
          data-beside-action={action ? '' : undefined}
        />
        {action && <div className={styles.action}>{action}</div>}
      </div>
      {notices}
      <div id={id} hidden={!isOpen} className={styles.body}>
        {props.children}
      </div>
    </section>
  );
}
