import Keyboard from 'lucide-react/icons/keyboard';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { arrangement as chosen } from '#web/features/orders/queue/arrangement.ts';
import { type Arrangement, arrangements } from '#web/features/orders/queue/tickets.ts';
import { useOrdersText } from '#web/features/orders/texts.ts';
import { Chip } from '#web/ui/chip.tsx';
import styles from './board-header.module.css';

interface BoardMenuProps {
  arrangement: Arrangement;
  /** Some setting in the menu differs from its default. */
  isActive: boolean;
  onHelp: () => void;
  children: ReactNode;
}

/** The settings of the board, behind one button. */
export function BoardMenu({ arrangement, isActive, onHelp, children }: BoardMenuProps) {
  const text = useOrdersText();
  const [isOpen, setIsOpen] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = ({ target }: Event) => {
      if (!menu.current?.contains(target as Node)) setIsOpen(false);
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      // A dialog opened from here closes first.
      if (event.key !== 'Escape' || menu.current?.querySelector('dialog')) return;
      // Escape must not leave full screen too.
      event.stopPropagation();
      setIsOpen(false);
      button.current?.focus();
    };
    addEventListener('pointerdown', closeOutside);
    addEventListener('focusin', closeOutside);
    addEventListener('keydown', closeOnEscape, true);
    return () => {
      removeEventListener('pointerdown', closeOutside);
      removeEventListener('focusin', closeOutside);
      removeEventListener('keydown', closeOnEscape, true);
    };
  }, [isOpen]);
  return (
    <div ref={menu} className={styles.menu}>
      <button
        ref={button}
        type="button"
        aria-label={text.boardSettings}
        title={text.boardSettings}
        aria-expanded={isOpen}
        aria-controls="board-settings"
        data-active={isActive || undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <SlidersHorizontal aria-hidden size={18} />
        <span className={styles.label}>{text.more}</span>
      </button>
      <div id="board-settings" className={styles.controls} data-open={isOpen || undefined}>
        <fieldset aria-label={text.order} className={styles.arrangement}>
          {arrangements.map((one) => (
            <Chip key={one} pressed={one === arrangement} onClick={() => chosen.set(one)}>
              {text.arrangements[one]}
            </Chip>
          ))}
        </fieldset>
        {children}
        <button
          type="button"
          className={styles.help}
          onClick={() => {
            setIsOpen(false);
            onHelp();
          }}
        >
          <Keyboard aria-hidden size={18} />
          {text.shortcuts}
        </button>
      </div>
    </div>
  );
}
