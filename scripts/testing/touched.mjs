// Which tests a changed file touches. Unit tests are found by their imports; function tests and stories go
// through the whole product, so they are found by folder.
import path from 'node:path';
import { journeys } from './lanes.mjs';

/** The stories of each part of the web app, at most two, without their ending. */
const storiesByFolder = {
  'web/app': ['dashboard', 'routes'],
  'web/components': ['own-drinks', 'guest-order'],
  'web/features/auth': ['passwords', 'routes'],
  'web/features/bars': ['dashboard', 'pause'],
  'web/features/credits': ['credits'],
  'web/features/drinks': ['own-drinks', 'composed-menu'],
  'web/features/ingredients': ['first-shelf', 'own-ingredients'],
  'web/features/mixologist': ['mixologist', 'recommendations'],
  'web/features/orders': ['orders-board', 'board-evening'],
  'web/features/parties': ['party'],
  'web/features/share': ['tables'],
  'web/guest': ['guest-order', 'guest-menu'],
  'web/guest/party': ['party'],
  'web/i18n': ['preferences'],
  'web/identity': ['routes'],
  'web/navigation': ['overlays', 'routes'],
  'web/rpc': ['connection'],
  'web/styles': ['guest-menu'],
  'web/ui': ['overlays'],
};

/**
 * The source that stands for a changed file: test data is read by one file, which its tests import.
 * @param {string} file
 */
export function sourceOf(file) {
  return /^corpus\/.*\.tsv$/.test(file) ? 'corpus/read.ts' : file;
}

/** @param {string} file */
export function isSource(file) {
  return /^(domain|catalogue|language|corpus|server|web|scripts)\/.*\.(tsx?|mjs|json)$/.test(file);
}

/**
 * The function tests of a changed file: those of its folder, or of the nearest one above that has any.
 * @param {string[]} changed
 * @param {string[]} all The files of the project.
 * @returns {string[]}
 */
export function functionTestsFor(changed, all) {
  const tests = all.filter((file) => file.endsWith('.db.test.ts'));
  const found = changed
    .filter((file) => file.startsWith('server/'))
    .flatMap((file) => (tests.includes(file) ? [file] : testsNear(path.dirname(file), tests)));
  return [...new Set(found)];
}

/** None where only the folder of the whole server has any: that would be all of them. */
function testsNear(folder, tests) {
  if (folder === 'server') return [];
  const here = tests.filter((file) => path.dirname(file) === folder);
  return here.length ? here : testsNear(path.dirname(folder), tests);
}

/**
 * Arguments of Playwright: changed stories, and journeys of changed parts of the web app.
 * @param {string[]} changed
 * @returns {string[]}
 */
export function storiesFor(changed) {
  const own = changed.filter((file) => /^e2e\/.+\.spec\.ts$/.test(file));
  if (own.length) return ['--project=postgres', ...own];
  const folders = Object.entries(storiesByFolder).filter(([folder]) =>
    changed.some((file) => file.startsWith(`${folder}/`)),
  );
  const names = new Set(folders.flatMap(([, stories]) => stories));
  if (names.size === 0) return [];
  return [...journeys, ...[...names].map((name) => `/${name}.spec.ts`)];
}
