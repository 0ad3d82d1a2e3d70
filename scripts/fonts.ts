// npm run make fonts: subsets of the two typefaces with the characters we use. The results are committed.
import fs from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';

const root = path.join(import.meta.dirname, '..');
const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

/** Western letters are in the first file, since drink names use them in both languages. */
const common = `${range(0x20, 0x7e)}ÀÁÂÄÇÈÉÊËÍÎÏÑÓÔÖÚÜÝßàáâäçèéêëíîïñóôöúüý\u00a0·×°½¼¾–—‘’“”„•…⅓⅔€`;
const western = 'ÃÅÆÌÐÒÕØÙÛÞãåæìðòõøùûþÿ';
/** Slovak and Czech. */
const central = 'ČčĎďĹĺĽľŇňŔŕŠšŤťŽžĚěŘřŮů';
const eastern = 'ŐőŰűŁłĄąĘęĆćŃńŚśŹźŻż';

// The names of the files are those of web/styles/fonts.css, which has their ranges.
const parts = [
  { part: 'latin', from: 'latin', letters: common },
  { part: 'western', from: 'latin', letters: western },
  { part: 'central', from: 'latin-ext', letters: central },
  { part: 'eastern', from: 'latin-ext', letters: eastern },
];

const faces = [
  {
    name: 'figtree',
    file: '@fontsource-variable/figtree/files/figtree-{part}-wght-normal.woff2',
    // The styles use these weights alone.
    options: { variationAxes: { wght: { min: 400, max: 700 } } },
  },
  {
    name: 'fraunces',
    file: '@fontsource/fraunces/files/fraunces-{part}-600-normal.woff2',
    // Headings use none of the alternates.
    options: { noLayoutClosure: true },
  },
];

for (const { name, file, options } of faces) {
  for (const { part, from, letters } of parts) {
    const source = fs.readFileSync(path.join(root, 'node_modules', file.replace('{part}', from)));
    const subset = await subsetFont(source, letters, { targetFormat: 'woff2', ...options });
    const target = path.join(root, 'web/styles/fonts', `${name}-${part}.woff2`);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, subset);
    process.stdout.write(`${path.relative(root, target)} ${subset.length} bytes\n`);
  }
}
