import { useOrdersText } from '#web/features/orders/texts.ts';
import { useText } from '#web/i18n/language.ts';
import { Sheet } from '#web/ui/sheet/sheet.tsx';
import { Key } from './key.tsx';
import styles from './shortcuts.module.css';

/** Keys and the names of their texts. */
const shortcuts = [
  ['↑ ↓ ← →', 'select'],
  ['S', 'start'],
  ['D', 'done'],
  ['N', 'reset'],
  ['R', 'recipe'],
  ['X', 'decline'],
  ['P', 'top'],
  ['⇧ P', 'arrival'],
  ['Alt ↑ ↓', 'place'],
  ['H', 'hold'],
  ['T', 'takeOver'],
  ['A', 'callAgain'],
  ['C', 'collected'],
  ['Z', 'undo'],
  ['G', 'group'],
  ['M', 'sound'],
  ['F', 'fullScreen'],
  ['?', 'help'],
] as const;
const inFooter: readonly string[] = [
  'select',
  'start',
  'done',
  'recipe',
  'decline',
  'hold',
  'undo',
  'help',
];

export function ShortcutsSheet({ onClose }: { onClose: () => void }) {
  const text = useOrdersText();
  const { common } = useText();
  return (
    <Sheet label={text.shortcuts} closeLabel={common.close} onClose={onClose}>
      <h2 className="mb-5 text-2xl">{text.shortcuts}</h2>
      <dl className={styles.list}>
        {shortcuts.map(([key, name]) => (
          <div key={name}>
            <dt>
              <Keys keys={key} />
            </dt>
            <dd>{text.keys[name]}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}

/** The most used shortcuts, always visible on devices with a keyboard. */
export function ShortcutsFooter() {
  const text = useOrdersText();
  return (
    <footer className={styles.footer} aria-hidden>
      {shortcuts
        .filter(([, name]) => inFooter.includes(name))
        .map(([key, name]) => (
          <span key={name}>
            <Keys keys={name === 'select' ? '↑ ↓' : key} />
            {text.keys[name]}
          </span>
        ))}
    </footer>
  );
}

function Keys({ keys }: { keys: string }) {
  return keys.split(' ').map((key) => <Key key={key}>{key}</Key>);
}
