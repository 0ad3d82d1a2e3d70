import fs from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '#scripts/lib/tools.mjs';
import { folder, languages, pictureName, sizes, themes } from './looks.ts';

const thumbnailHeight = 380;

/** Joins the pictures into an index.html of all screens and one sheet-NAME.png for each. */
export default async function makeContactSheet() {
  const pictures = fs.readdirSync(folder).filter((file) => /_(en|sk)_/.test(file));
  const names = [...new Set(pictures.map((file) => file.split('_')[0] ?? ''))];
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--allow-file-access-from-files'],
  });
  const page = await browser.newPage({ viewport: { width: 2100, height: 1000 } });
  for (const name of names) {
    const file = path.join(folder, `sheet-${name}.html`);
    fs.writeFileSync(file, sheet(sectionOf(name)));
    await page.goto(`file://${file}`);
    await page.screenshot({ path: path.join(folder, `sheet-${name}.png`), fullPage: true });
  }
  await browser.close();
  fs.writeFileSync(path.join(folder, 'index.html'), sheet(names.map(sectionOf).join('')));
  process.stdout.write(`${names.length} screens in ${path.join(folder, 'index.html')}\n`);
}

function sectionOf(name: string): string {
  const rows = languages.flatMap((language) =>
    themes.map((theme) => {
      const row = Object.keys(sizes).map((size) => {
        const file = pictureName({ name, size, theme, language });
        return `<a href="${file}"><img loading="lazy" src="${file}" alt="${file}"></a>`;
      });
      return `<div>${row.join('')}</div>`;
    }),
  );
  return `<section><h2>${name}</h2>${rows.join('')}</section>`;
}

const sheet = (body: string) => `<!doctype html><meta charset="utf-8"><title>Screens</title><style>
body{margin:0;padding:12px;background:#777;font:16px system-ui,sans-serif}
h2{margin:8px 0}div{display:flex;gap:8px;margin-bottom:8px}
img{height:${thumbnailHeight}px;display:block}
</style>${body}`;
