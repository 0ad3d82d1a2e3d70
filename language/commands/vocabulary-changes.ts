import { execFileSync } from 'node:child_process';
import { languageOf, type VocabularyFiles } from '#language/lexicon/problems.ts';
import { entriesIn, listsIn } from '#language/words/vocabulary.ts';

export function vocabularyChanges(files: VocabularyFiles): string[] {
  const changed = git('diff', '--name-only', '--relative', 'HEAD', '--', 'language/vocabulary');
  return changed
    .split('\n')
    .map((file) => file.replace('language/vocabulary/', ''))
    .filter((file) => languageOf(file) && files[file] !== undefined)
    .flatMap((file) => {
      const before = git('show', `HEAD:./language/vocabulary/${file}`);
      return changesOf(file, before, files[file] ?? '');
    });
}

export function changesOf(file: string, before: string, now: string): string[] {
  const old = itemsIn(before, file);
  const read = itemsIn(now, file);
  return [
    ...[...old].filter((item) => !read.has(item)).map((item) => `- ${file} ${item}`),
    ...[...read].filter((item) => !old.has(item)).map((item) => `+ ${file} ${item}`),
  ];
}

function itemsIn(content: string, file: string): ReadonlySet<string> {
  return new Set(
    Array.from(listsIn(entriesIn(content, file))).flatMap(([key, items]) =>
      items.map(({ text }) => `${key}: ${text}`),
    ),
  );
}

/** Empty where git fails, as outside a checkout. */
function git(...args: string[]): string {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return '';
  }
}
