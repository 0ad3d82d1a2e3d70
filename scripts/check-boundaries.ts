// Part of npm run check: checks every import against the table in boundaries.ts.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { modules, type Rule } from './boundaries.ts';
import { folderCircles } from './folder-circles.ts';
import { importsOf, targetOf } from './imports.ts';

/** Names that make results vary or reach outside the module. */
const impure =
  /(?<![\w.#])(?:new Date\b|Date(?=\s*[.(])|Math\.random|(?:fetch|setTimeout|setInterval|setImmediate)(?=\()|(?:console|process|performance|crypto|globalThis)(?=[.[])|Intl\.DateTimeFormat(?=\())/g;
/** Functions of `fs` that change files, called on the module or imported by name. */
const changing =
  /(?<=\b(?:fs|promises)\.)(?:write|append|rm|unlink|mkdir)\w*|(?<=^import\b[^'";]*)\b(?:write|append|rm|unlink|mkdir)\w*(?=[^'";]*['"]node:fs)/gm;
const comments = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;

/** Imports and names that the file's module may not use, each as a sentence. */
export function boundaryProblems(file: string, source: string): string[] {
  const module = moduleOf(file);
  const rule = modules[module];
  if (!rule) return [`${file} matches no module in scripts/boundaries.ts`];
  const wrong = importsOf(source)
    .filter(({ specifier, isType }) => !mayImport(file, module, rule, specifier, isType))
    .map(({ specifier }) => `${file}: ${module} may not import ${specifier}`);
  const code = rule.isPure ? source.replaceAll(comments, '') : '';
  const used = [impure, changing].flatMap((names) => code.match(names) ?? []);
  return [...wrong, ...used.map((name) => `${file}: ${module} may not use ${name}`)];
}

function moduleOf(file: string): string {
  if (/^domain\/.+\.schema\.ts$/.test(file)) return 'schemas';
  if (isTest(file) || /^(server|language)\/testing\//.test(file)) return 'tests';
  const fitting = Object.keys(modules).filter((module) => isWithin(file, module));
  return fitting.sort((one, other) => other.length - one.length)[0] ?? '';
}

/** A `*` matches any folder, `*.ts` any file in a folder. */
function isWithin(file: string, folder: string): boolean {
  const parts = file.split('/');
  return folder.split('/').every((part, n) => {
    return part.startsWith('*') ? parts[n]?.endsWith(part.slice(1)) : part === parts[n];
  });
}

function mayImport(
  file: string,
  module: string,
  rule: Rule,
  specifier: string,
  isType: boolean,
): boolean {
  if (specifier.startsWith('../')) return false;
  const target = targetOf(file, specifier);
  if (!target) {
    const { packages } = rule;
    return !packages || packages.some((name) => isWithin(specifier, name));
  }
  if (rule.siblings && folderOf(file, 2) === folderOf(target, 2)) {
    if (folderOf(file, 3) === folderOf(target, 3)) return true;
    return rule.siblings !== 'none' && path.posix.basename(target) !== 'functions.ts';
  }
  const targetModule = moduleOf(target);
  const allowed = isType ? [...rule.imports, ...(rule.types ?? [])] : rule.imports;
  return targetModule === module || allowed.some((one) => isWithin(targetModule, one));
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
  const sources = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
  const problems = [
    ...[...sources].flatMap(([file, source]) => boundaryProblems(file, source)),
    ...folderCircles(sources),
  ];
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  process.stdout.write(`${files.length} files, ${problems.length} wrong imports\n`);
  process.exit(problems.length ? 1 : 0);
}
