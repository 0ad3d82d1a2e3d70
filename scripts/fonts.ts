// npm run make fonts: subsets of the two typefaces with the characters we use. The results are committed.
import fs from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';

const root = path.join(import.meta.dirname, '..');
const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

// Western letters are in the first file, since drink names use them in both languages.
const basic = `${range(0x20, 0x7e)}${range(0xc0, 0xff)}\u00a0·°½¼¾–—‘’“”„•…⅓⅔€`;
const central = 'ČčĎďĚěĹĺĽľŇňŔŕŘřŠšŤťŮůŽžŐőŰűŁłĄąĘęĆćŃńŚśŹźŻż';

const faces = [
  { name: 'figtree', file: '@fontsource-variable/figtree/files/figtree-{part}-wght-normal.woff2' },
  { name: 'fraunces', file: '@fontsource/fraunces/files/fraunces-{part}-600-normal.woff2' },
];

for (const { name, file } of faces) {
  for (const [part, letters] of [
    ['latin', basic],
    ['latin-ext', central],
  ] as const) {
    const source = fs.readFileSync(path.join(root, 'node_modules', file.replace('{part}', part)));
    const subset = await subsetFont(source, letters, { targetFormat: 'woff2' });
    const target = path.join(root, 'web/styles/fonts', `${name}-${part}.woff2`);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, subset);
    process.stdout.write(`${path.relative(root, target)} ${subset.length} bytes\n`);
  }
}
