import type { Language } from '#domain/languages.ts';
import { entriesIn, listsIn } from './vocabulary.ts';

const maxWidth = 120;
const indent = '    ';

const collators: Readonly<Record<Language, Intl.Collator>> = {
  en: new Intl.Collator('en'),
  sk: new Intl.Collator('sk'),
};

export function formatLists(content: string, file: string, language: Language): string {
  const lists = listsIn(entriesIn(content, file));
  const written: string[] = [];
  for (const line of content.split(/\r?\n/)) {
    if (/^\s+\S/.test(line)) continue;
    if (line.startsWith('#') || line.trim() === '') {
      written.push(line.trimEnd());
      continue;
    }
    const key = line.slice(0, line.indexOf(':')).trim();
    const items = (lists.get(key) ?? []).map(({ text }) => text);
    written.push(...linesOf(key, sorted(items, language)));
  }
  return `${written.join('\n').trimEnd()}\n`;
}

function sorted(items: readonly string[], language: Language): string[] {
  const { compare } = collators[language];
  return [...new Set(items)].sort((a, b) => compare(a, b) || (a < b ? -1 : 1));
}

/** Longer items get their own line. */
function linesOf(key: string, items: readonly string[]): string[] {
  const lines: string[] = [];
  let line = `${key}:`;
  let joint = ' ';
  for (const item of items) {
    if (line.length + joint.length + item.length > maxWidth) {
      lines.push(line);
      line = indent;
      joint = '';
    }
    line += joint + item;
    joint = ', ';
  }
  return [...lines, line];
}
