// Folders within one folder may not import each other in a circle.
import { importsOf, targetOf } from './imports.ts';

/** Types of one noun refer to other nouns; the base of the web is one layer. */
const exempt = ['domain', 'web'];
const isTest = /\.test\.tsx?$|\/testing\//;

/** Circles of folders, each as a sentence that names an import for each step. */
export function folderCircles(sources: ReadonlyMap<string, string>): string[] {
  const edges = new Map<string, Map<string, string>>();
  for (const [file, source] of sources) {
    if (isTest.test(file)) continue;
    for (const { specifier } of importsOf(source)) {
      const target = targetOf(file, specifier);
      const [from, to] = target ? siblingFolders(file, target) : [];
      if (!from || !to) continue;
      const imported = edges.get(from) ?? new Map<string, string>();
      imported.set(to, imported.get(to) ?? `${file} → ${target}`);
      edges.set(from, imported);
    }
  }
  return circlesIn(edges);
}

/** The folders with one parent that hold the two files; nothing if a file is in the parent itself. */
function siblingFolders(file: string, target: string): string[] {
  const [from, to] = [file.split('/'), target.split('/')];
  const depth = from.findIndex((part, n) => part !== to[n]);
  const parent = from.slice(0, depth).join('/');
  if (depth < 1 || depth > Math.min(from.length, to.length) - 2) return [];
  if (exempt.includes(parent)) return [];
  return [`${parent}/${from[depth]}`, `${parent}/${to[depth]}`];
}

function circlesIn(edges: ReadonlyMap<string, ReadonlyMap<string, string>>): string[] {
  const circles: string[] = [];
  const done = new Set<string>();
  const visit = (folder: string, path: readonly string[], steps: readonly string[]) => {
    const start = path.indexOf(folder);
    if (start >= 0) circles.push(`folders in a circle: ${steps.slice(start).join(', ')}`);
    if (start >= 0 || done.has(folder)) return;
    for (const [next, step] of edges.get(folder) ?? []) {
      visit(next, [...path, folder], [...steps, step]);
    }
    done.add(folder);
  };
  for (const folder of edges.keys()) visit(folder, [], []);
  return circles;
}
