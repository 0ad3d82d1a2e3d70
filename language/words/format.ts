// How the lists of a language are written: sorted, in lines of at most 120 letters.
import type { Language } from '#domain/languages.ts';

const maxWidth = 120;
const indent = '    ';

const collators: Readonly<Record<Language, Intl.Collator>> = {
  en: new Intl.Collator('en'),
  sk: new Intl.Collator('sk'),
};

/** A file of lists, with the items of each entry sorted and its lines filled. */
export function formatLists(content: string, language: Language): string {
  const written: string[] = [];
  let entry: { key: string; items: string[] } | undefined;
  const close = () => {
    if (entry) written.push(...linesOf(entry.key, sorted(entry.items, language)));
    entry = undefined;
  };
  for (const line of content.split('\n')) {
    const isContinued = /^\s+\S/.test(line);
    if (!isContinued) close();
    if (line.startsWith('#') || line.trim() === '') {
      written.push(line);
      continue;
    }
    const colon = isContinued ? -1 : line.indexOf(':');
    const items = line.slice(colon + 1).split(',');
    if (!isContinued) entry = { key: line.slice(0, colon), items: [] };
    entry?.items.push(...items.map((item) => item.trim()).filter((item) => item !== ''));
  }
  close();
  return `${written.join('\n').trimEnd()}\n`;
}

function sorted(items: readonly string[], language: Language): string[] {
  const { compare } = collators[language];
  return [...new Set(items)].sort((a, b) => compare(a, b) || (a < b ? -1 : 1));
}

/** An item that is longer than a line has one of its own. */
function linesOf(key: string, items: readonly string[]): string[] {
  const lines: string[] = [];
  let line = `${key}:`;
  for (const item of items) {
    const isFirst = line.endsWith(':') || line === indent;
    const longer = line.endsWith(':') ? `${line} ${item}` : `${line}${isFirst ? '' : ', '}${item}`;
    if (longer.length <= maxWidth) {
      line = longer;
      continue;
    }
    if (line !== indent) lines.push(line);
    line = `${indent}${item}`;
  }
  return [...lines, line];
}
