import Download from 'lucide-react/icons/download';
import X from 'lucide-react/icons/x';
import type { OwnBar } from '#domain/bars/bars.ts';
import { useGuestOrigin } from '#web/components/guest-origin/guest-origin.ts';
import { downloadQrCode } from '#web/components/qr-code.tsx';
import { tableUrl } from './table-url.ts';
import { useShareText } from './texts.ts';

interface TableChipsProps {
  bar: OwnBar;
  /** Undefined for people who may not change the tables. */
  onRemove: ((names: readonly string[]) => void) | undefined;
}

/** The tables of a bar, each with its code to download. */
export function TableChips({ bar, onRemove }: TableChipsProps) {
  const text = useShareText();
  const { origin } = useGuestOrigin();
  const iconButton = 'grid size-11 flex-none place-items-center rounded-full hover:bg-line';
  return (
    <ul aria-label={text.tables} className="flex flex-wrap gap-2">
      {bar.tables.map((name) => (
        <li
          key={name}
          className="flex min-w-0 items-center rounded-full border border-line-strong bg-raised pl-3.5 font-semibold text-sm"
        >
          <span className="min-w-0 wrap-anywhere pr-1">{name}</span>
          <button
            type="button"
            aria-label={text.downloadTable(name)}
            title={text.downloadTable(name)}
            className={iconButton}
            onClick={() => downloadQrCode(tableUrl(origin, bar, name), `${bar.name}-${name}.png`)}
          >
            <Download aria-hidden size={16} />
          </button>
          {onRemove && (
            <button
              type="button"
              aria-label={text.removeTable(name)}
              title={text.removeTable(name)}
              className={iconButton}
              onClick={() => onRemove([name])}
            >
              <X aria-hidden size={16} />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
