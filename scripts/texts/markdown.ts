import { composedTexts } from './composed.ts';
import { textFiles } from './files.ts';
import { type Pair, pairsOf } from './pairs.ts';

/** Every text by its file. */
export function allTexts(): Readonly<Record<string, Pair[]>> {
  return {
    ...Object.fromEntries(
      Object.entries(textFiles).map(([file, { en, sk }]) => [
        file,
        pairsOf(sampleName(file), en, sk),
      ]),
    ),
    ...composedTexts(),
  };
}

/** One table for each file. */
export function markdown(): string {
  return Object.entries(allTexts())
    .map(([file, pairs]) =>
      [
        `## ${file}`,
        '',
        row('key', 'EN', 'SK'),
        row('---', '---', '---'),
        ...pairs.map(({ key, en, sk }) => row(key, en, sk)),
        '',
      ].join('\n'),
    )
    .join('\n');
}

/** 'web/features/orders' for the texts of orders. */
function sampleName(file: string): string {
  return file.includes('/mail/') ? 'letters' : file.replace(/\/texts\.ts$/, '');
}

function row(...cells: string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('\u00a0', '·').replaceAll('\n', ' ⏎ ').replaceAll('|', '\\|')).join(' | ')} |`;
}
