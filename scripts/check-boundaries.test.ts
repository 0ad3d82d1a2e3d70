import { describe, expect, it } from 'vitest';
import { modules } from './boundaries.ts';
import { boundaryProblems } from './check-boundaries.ts';

/** A file that would belong to the module. */
function fileIn(module: string): string {
  if (module === 'schemas') return 'domain/made-up.schema.ts';
  if (module === 'tests') return 'server/testing/made-up.ts';
  const named = module.replace('*', 'made-up');
  if (/\.tsx?$/.test(named)) return named;
  return module.endsWith('/features') ? `${module}/made-up/model.ts` : `${module}/made-up.ts`;
}

describe('import boundaries', () => {
  it.each(Object.keys(modules))('refuses a wrong import in %s', (module) => {
    const file = fileIn(module);
    const isOfServer = /^(catalogue|language|server|scripts|bench)/.test(file);
    const readsBothSides = module === 'tests' || module === 'scripts/texts';
    const wrong = readsBothSides
      ? '#bench/menu.ts'
      : isOfServer
        ? '#web/app/app.tsx'
        : '#server/app.ts';
    const found = boundaryProblems(file, `import type { Wrong } from '${wrong}';`);
    expect(found).toEqual([`${file}: ${module} may not import ${wrong}`]);
  });

  it.each([
    ['domain/bars/bars.ts', 'zod/mini'],
    ['domain/bars/bars.ts', './bars.schema.ts'],
    ['server/rpc/http.ts', '#server/services.ts'],
    ['server/db/schema.ts', '#language/party/choose.ts'],
    ['catalogue/traits.ts', '#language/words/tokenize.ts'],
    ['catalogue/files.ts', 'node:http'],
    ['language/words/tokenize.ts', '#catalogue/traits.ts'],
    ['language/words/tokenize.ts', '#language/lexicon/concepts.ts'],
    ['language/safety/harm/harm.ts', '#language/reading/intent.ts'],
    ['language/ranking/rank.ts', '#language/answers/answer.ts'],
    ['language/ranking/rank.ts', '#server/menu/bar-menu.ts'],
    ['language/party/choose.ts', '#server/db/database.ts'],
    ['language/party/choose.ts', 'node:timers'],
    ['language/shelf-lists/read-list.ts', '#server/cache/lru-cache.ts'],
    ['server/features/own-drinks/resembling.ts', '#language/creation/recipe/distance.ts'],
    ['server/features/drinks/alternatives.ts', '#server/mixologist/house/tasks.ts'],
    ['server/mixologist/house.ts', '#language/answers/search.ts'],
    ['server/mixologist/advice/gains.ts', '#language/words/tokenize.ts'],
    ['server/mixologist/model/search.ts', '#language/reading/intent.ts'],
    ['server/mixologist/house/tasks.ts', '#server/db/database.ts'],
    ['server/menu/menu-search.ts', '#language/reading/intent.ts'],
    ['server/menu/menus.ts', '#server/queue/queues.ts'],
    ['catalogue/traits.ts', '#server/illustrations/draw.ts'],
    ['server/illustrations/draw.ts', '#server/mixologist/engine.ts'],
    ['server/features/bars/functions.ts', '#server/db/database.ts'],
    ['server/features/bars/functions.ts', 'kysely'],
    ['server/features/bars/model.ts', '#server/features/orders/functions.ts'],
    ['server/app.ts', '#server/testing/world.ts'],
    ['web/ui/button.tsx', '#web/rpc/call.ts'],
    ['web/features/bars/bar-settings.tsx', '#domain/bars/bars.schema.ts'],
    ['web/features/bars/bar-settings.tsx', '#web/features/orders/queue/board.ts'],
    ['web/features/bars/bar-settings.tsx', 'node:fs'],
    ['e2e/actors.ts', '#server/api.ts'],
    ['server/http/pages/pages.ts', '../app.ts'],
  ])('refuses that %s imports %s', (file, wrong) => {
    expect(boundaryProblems(file, `import { wrong } from '${wrong}';`)).toHaveLength(1);
    expect(boundaryProblems(file, `const wrong = await import('${wrong}');`)).toHaveLength(1);
  });

  it.each([
    ["import type { Pantry } from '#language/creation/recipe/pantry.ts';", true],
    ["import type {\n  KnownPart,\n  Pantry,\n} from '#language/creation/recipe/pantry.ts';", true],
    ["export type { Pantry } from '#language/creation/recipe/pantry.ts';", true],
    ["import { partsOf } from '#language/creation/recipe/pantry.ts';", false],
    ["import { type Pantry, partsOf } from '#language/creation/recipe/pantry.ts';", false],
    // Node loads the module, though nothing of it is used.
    ["import { type Pantry } from '#language/creation/recipe/pantry.ts';", false],
    ["import '#language/creation/recipe/pantry.ts';", false],
  ])('allows %j where only types may be imported: %j', (source, isAllowed) => {
    expect(boundaryProblems('server/features/bars/model.ts', source)).toHaveLength(
      isAllowed ? 0 : 1,
    );
    expect(boundaryProblems('server/cache/lru-cache.ts', source)).toHaveLength(1);
    expect(boundaryProblems('server/mixologist/house/tasks.ts', source)).toEqual([]);
  });

  it.each([
    ['const now = Date.now();', 'Date'],
    ['const now = new Date();', 'new Date'],
    ['const text = Date();', 'Date'],
    ['const chance = [Math.random()];', 'Math.random'],
    ['const { env } = process.env;', 'process'],
    ["const page = await fetch('https://example.org');", 'fetch'],
    ["console.warn('slow');", 'console'],
    ['const start = performance.now();', 'performance'],
    ['setTimeout(() => {}, 5);', 'setTimeout'],
    ["const zone = new Intl.DateTimeFormat('sk');", 'Intl.DateTimeFormat'],
    ["const env = process['env'];", 'process'],
    ["fs.writeFileSync('list.txt', '');", 'writeFileSync'],
    ["await fs.promises.appendFile('list.txt', '');", 'appendFile'],
    ["fs.rmSync('list.txt');", 'rmSync'],
    ["fs.unlinkSync('list.txt');", 'unlinkSync'],
    ["fs.mkdirSync('lists');", 'mkdirSync'],
    ["import fs, { mkdirSync } from 'node:fs';", 'mkdirSync'],
    ["import {\n  readFileSync,\n  writeFileSync,\n} from 'node:fs';", 'writeFileSync'],
  ])('refuses %s in a pure module', (source, name) => {
    for (const file of ['catalogue/shelf.ts', 'language/reading/numbers.ts']) {
      const found = boundaryProblems(file, source);
      expect(found).toEqual([expect.stringMatching(new RegExp(`may not use ${name}$`))]);
    }
    expect(boundaryProblems('server/menu/menus.ts', source)).toEqual([]);
    expect(boundaryProblems('language/reading/numbers.test.ts', source)).toEqual([]);
  });

  it('requires domain to be pure', () => {
    expect(boundaryProblems('domain/drinks/units.ts', 'const now = Date.now();')).toEqual([
      'domain/drinks/units.ts: domain may not use Date',
    ]);
  });

  it.each([
    '// Unlike Math.random() it can be repeated.',
    '/** A process. Date. */',
    "const rules = new Intl.PluralRules('sk');",
    'const form = (zone: Intl.DateTimeFormatOptions) => zone;',
    "import fs from 'node:fs';\nconst text = inBoth((write) => write(fs.readFileSync('list.txt')));",
    "import { write } from './writing.ts';\nimport { readFileSync } from 'node:fs';",
    'const found = index.process(candidate.fetch(words));',
    'const setOf = (words: string[]) => new Set(words);',
  ])('allows %j in a pure module', (source) => {
    expect(boundaryProblems('language/reading/numbers.ts', source)).toEqual([]);
  });

  it('refuses a folder without a rule', () => {
    expect(boundaryProblems('server/attic/chest.ts', '')).toEqual([
      'server/attic/chest.ts matches no module in scripts/boundaries.ts',
    ]);
  });
});
