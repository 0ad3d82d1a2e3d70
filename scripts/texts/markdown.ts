import { composedTexts } from './composed.ts';
import { textsOfFiles } from './files.ts';
import type { Pair } from './pairs.ts';

/** Every text of the product, by file. */
export function allTexts(): Readonly<Record<string, Pair[]>> {
  return { ...textsOfFiles(), ...composedTexts() };
}

export function markdown(): string {
  return Object.entries(allTexts())
    .map(([file, pairs]) => {
      const rows = pairs.map(({ key, en, sk }) => row(key, en, sk));
      return [`## ${file}`, '', row('key', 'EN', 'SK'), '| --- | --- | --- |', ...rows, ''].join(
        '\n',
      );
    })
    .join('\n');
}

/** A no-break space is shown as a dot. */
function row(...cells: string[]): string {
  const shown = cells.map((cell) =>
    cell.replaceAll('\u00a0', '·').replaceAll('\n', ' ⏎ ').replaceAll('|', '\\|'),
  );
  return `| ${shown.join(' | ')} |`;
}
