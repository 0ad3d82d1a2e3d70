import type { LucideIcon } from 'lucide-react';
import DoorOpen from 'lucide-react/icons/door-open';
import Sparkles from 'lucide-react/icons/sparkles';
import Store from 'lucide-react/icons/store';
import Users from 'lucide-react/icons/users';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import styles from './settings-tabs.module.css';
import { useBarText } from './texts.ts';

/** Settings that change during a night come first. */
const parts = ['tonight', 'bar', 'guests', 'ai'] as const;
export type SettingsPart = (typeof parts)[number];

const icons: Record<SettingsPart, LucideIcon> = {
  tonight: DoorOpen,
  bar: Store,
  guests: Users,
  ai: Sparkles,
};

const steps: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Shows one tab of the settings at a time. The others keep typed text. */
export function SettingsTabs(props: { parts: Record<SettingsPart, ReactNode> }) {
  const text = useBarText();
  const id = useId();
  const [shown, setShown] = useState<SettingsPart>('tonight');
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const next = parts[(parts.indexOf(shown) + step + parts.length) % parts.length] ?? shown;
    setShown(next);
    document.getElementById(`${id}-${next}`)?.focus();
  };
  return (
    <div className={styles.settings}>
      <div role="tablist" aria-label={text.settings} className={styles.tabs} onKeyDown={press}>
        {parts.map((part) => {
          const Icon = icons[part];
          return (
            <button
              key={part}
              id={`${id}-${part}`}
              type="button"
              role="tab"
              aria-selected={part === shown}
              aria-controls={`${id}-${part}-panel`}
              tabIndex={part === shown ? 0 : -1}
              onClick={() => setShown(part)}
            >
              <Icon aria-hidden size={18} />
              {text.parts[part]}
            </button>
          );
        })}
      </div>
      {parts.map((part) => (
        <div
          key={part}
          id={`${id}-${part}-panel`}
          role="tabpanel"
          aria-labelledby={`${id}-${part}`}
          className={styles.panel}
          hidden={part !== shown}
        >
          <p className="text-muted text-sm">{text.partHints[part]}</p>
          {props.parts[part]}
        </div>
      ))}
    </div>
  );
}
