import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { OwnBar } from '#domain/bars/bars.ts';
import { useGuestOrigin } from '#web/components/guest-origin/guest-origin.ts';
import { QrDrawing } from '#web/components/qr-code.tsx';
import { useTableText } from '#web/components/use-table-text.ts';
import styles from './table-sheet.module.css';
import { tableUrl } from './table-url.ts';
import { useShareText } from './texts.ts';

/** Two columns and four rows. */
export const codesPerPage = 8;

interface TableSheetProps {
  bar: OwnBar;
  onPrinted: () => void;
}

/** Codes of all tables on A4 pages, to cut out. Prints as soon as it is shown. */
export function TableSheet({ bar, onPrinted }: TableSheetProps) {
  const text = useShareText();
  const { origin } = useGuestOrigin();
  const tableText = useTableText();
  const isAsked = useRef(false);
  useEffect(() => {
    addEventListener('afterprint', onPrinted);
    if (!isAsked.current) print();
    isAsked.current = true;
    return () => removeEventListener('afterprint', onPrinted);
  }, [onPrinted]);
  const pages = Array.from({ length: Math.ceil(bar.tables.length / codesPerPage) }, (_, page) =>
    bar.tables.slice(page * codesPerPage, (page + 1) * codesPerPage),
  );
  return createPortal(
    <div className={styles.sheet} data-sheet>
      {pages.map((tables) => (
        <div key={tables[0]} className={styles.page}>
          {tables.map((table) => (
            <article key={table} className={styles.card}>
              <QrDrawing content={tableUrl(origin, bar, table)} className={styles.code} />
              <div className={styles.words}>
                <p className={styles.bar}>{bar.name}</p>
                <p className={styles.table}>{tableText(table)}</p>
                <p>{text.scanToOrder}</p>
                <p className={styles.barCode}>{bar.barCode}</p>
              </div>
            </article>
          ))}
        </div>
      ))}
    </div>,
    document.body,
  );
}
