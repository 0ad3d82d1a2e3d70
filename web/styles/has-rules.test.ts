import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const web = path.join(import.meta.dirname, '..');
/** Rules for print alone. */
const forPrint = ['styles/index.css', 'features/share/table-sheet.module.css'];

it('has no :has() on the screen, which every change of a page would match again', () => {
  const sheets = fs
    .readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css') && !forPrint.includes(file));
  expect(sheets.length).toBeGreaterThan(20);
  const withHas = sheets.filter((file) =>
    fs
      .readFileSync(path.join(web, file), 'utf8')
      .replaceAll(/\/\*.*?\*\//gs, '')
      .includes(':has('),
  );
  expect(withHas).toEqual([]);
});
