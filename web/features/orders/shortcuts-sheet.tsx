import { useText } from '#web/i18n/language.ts';
import { Sheet } from '#web/ui/sheet.tsx';
import { useOrdersText } from './texts.ts';

/** Each with the name of what it does. */
const keys = [
  ['↑ ↓ ← →', 'select'],
  ['S', 'start'],
  ['D', 'done'],
  ['N', 'reset'],
  ['R', 'recipe'],
  ['Z', 'undo'],
  ['G', 'group'],
  ['M', 'sound'],
  ['F', 'fullScreen'],
  ['?', 'help'],
] as const;
const inFooter: readonly string[] = ['select', 'start', 'done', 'recipe', 'undo', 'help'];

export function ShortcutsSheet({ onClose }: { onClose: () => void }) {
  const text = useOrdersText();
  const { common } = useText();
  return (
    <Sheet label={text.shortcuts} closeLabel={common.close} onClose={onClose}>
      <h2 className="mb-5 text-2xl">{text.shortcuts}</h2>
      <dl className="shortcuts">
        {keys.map(([key, name]) => (
          <div key={name}>
            <dt>
              <Keys of={key} />
            </dt>
            <dd>{text.keys[name]}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}

/** The keys that are used most, always in sight where there is a keyboard. */
export function ShortcutsFooter() {
  const text = useOrdersText();
  return (
    <footer className="board-keys" aria-hidden>
      {keys
        .filter(([, name]) => inFooter.includes(name))
        .map(([key, name]) => (
          <span key={name}>
            <Keys of={name === 'select' ? '↑ ↓' : key} />
            {text.keys[name]}
          </span>
        ))}
    </footer>
  );
}

function Keys({ of }: { of: string }) {
  return of.split(' ').map((key) => <kbd key={key}>{key}</kbd>);
}
