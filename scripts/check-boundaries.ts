// Part of npm run check: every import keeps to the table of boundaries.ts.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Rule, rooms } from './boundaries.ts';

/**
 * Only `import type` counts as an import of types: with `import { type A }` Node loads the module, and
 * with it all that the module reads.
 */
const imports =
  /(?:^(?:import|export)\b(\s+type\b)?[^'"();=]*\bfrom\s+|^import\s+|\bimport\(\s*)['"]([^'"]+)['"]/gm;

/** What makes the same input give another answer, or leaves the room. */
const impure =
  /(?<![\w.#])(?:new Date\b|Date(?=\s*[.(])|Math\.random|(?:fetch|setTimeout|setInterval|setImmediate)(?=\()|(?:console|process|performance|crypto|globalThis)(?=[.[])|Intl\.DateTimeFormat(?=\())/g;
/** What changes files: of the module `fs`, or imported from it by name. */
const changing =
  /(?<=\b(?:fs|promises)\.)(?:write|append|rm|unlink|mkdir)\w*|(?<=^import\b[^'";]*)\b(?:write|append|rm|unlink|mkdir)\w*(?=[^'";]*['"]node:fs)/gm;
const comments = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;

/** What a file imports or uses and its room may not, each as a sentence. */
export function boundaryProblems(file: string, source: string): string[] {
  const room = roomOf(file);
  const rule = rooms[room];
  if (!rule) return [`${file} is in no room of scripts/boundaries.ts`];
  const wrong = [...source.matchAll(imports)]
    .filter(([, type, specifier = '']) => !mayImport(file, room, rule, specifier, Boolean(type)))
    .map(([, , specifier]) => `${file}: ${room} may not import ${specifier}`);
  const code = rule.isPure ? source.replaceAll(comments, '') : '';
  const used = [impure, changing].flatMap((names) => code.match(names) ?? []);
  return [...wrong, ...used.map((name) => `${file}: ${room} may not use ${name}`)];
}

function roomOf(file: string): string {
  if (/^domain\/.+\.schema\.ts$/.test(file)) return 'schemas';
  if (isTest(file) || /^(server|language)\/testing\//.test(file)) return 'tests';
  const fitting = Object.keys(rooms).filter((room) => isWithin(file, room));
  return fitting.sort((one, other) => other.length - one.length)[0] ?? '';
}

/** A `*` stands for any folder, `*.ts` for any file in a folder. */
function isWithin(file: string, folder: string): boolean {
  const parts = file.split('/');
  return folder.split('/').every((part, n) => {
    return part.startsWith('*') ? parts[n]?.endsWith(part.slice(1)) : part === parts[n];
  });
}

function mayImport(
  file: string,
  room: string,
  rule: Rule,
  specifier: string,
  isType: boolean,
): boolean {
  if (specifier.startsWith('../')) return false;
  if (!/^[.#]/.test(specifier)) {
    const { packages } = rule;
    return !packages || packages.some((name) => isWithin(specifier, name));
  }
  const target = specifier.startsWith('#')
    ? specifier.slice(1)
    : path.posix.join(path.posix.dirname(file), specifier);
  if (rule.siblings && folderOf(file, 2) === folderOf(target, 2)) {
    if (folderOf(file, 3) === folderOf(target, 3)) return true;
    return rule.siblings !== 'none' && path.posix.basename(target) !== 'functions.ts';
  }
  const targetRoom = roomOf(target);
  const allowed = isType ? [...rule.rooms, ...(rule.types ?? [])] : rule.rooms;
  return targetRoom === room || allowed.some((one) => isWithin(targetRoom, one));
}

function isTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file);
}

function folderOf(file: string, depth: number): string {
  return file.split('/').slice(0, depth).join('/');
}

if (process.argv[1]?.endsWith('check-boundaries.ts')) {
  const files = globSync(
    '{domain,catalogue,language,corpus,server,web,scripts,bench,e2e}/**/*.{ts,tsx}',
  );
  const problems = files.flatMap((file) => boundaryProblems(file, readFileSync(file, 'utf8')));
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  process.stdout.write(`${files.length} files, ${problems.length} wrong imports\n`);
  process.exit(problems.length ? 1 : 0);
}
