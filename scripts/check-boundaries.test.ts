import { describe, expect, it } from 'vitest';
import { rooms } from './boundaries.ts';
import { boundaryProblems } from './check-boundaries.ts';

/** A file that would belong to the room. */
function fileIn(room: string): string {
  if (room === 'schemas') return 'domain/made-up.schema.ts';
  if (room === 'tests') return 'server/testing/made-up.ts';
  const named = room.replace('*', 'made-up');
  if (/\.tsx?$/.test(named)) return named;
  return room.endsWith('/features') ? `${room}/made-up/model.ts` : `${room}/made-up.ts`;
}

describe('import boundaries', () => {
  it.each(Object.keys(rooms))('refuse a wrong import in %s', (room) => {
    const file = fileIn(room);
    const isOfServer = /^(server|scripts|bench)/.test(file);
    const readsBothSides = room === 'tests' || room === 'scripts/texts';
    const wrong = readsBothSides
      ? '#bench/menu.ts'
      : isOfServer
        ? '#web/app/app.tsx'
        : '#server/app.ts';
    const found = boundaryProblems(file, `import type { Wrong } from '${wrong}';`);
    expect(found).toEqual([`${file}: ${room} may not import ${wrong}`]);
  });

  it.each([
    ['domain/bars.ts', 'zod/mini'],
    ['domain/bars.ts', './bars.schema.ts'],
    ['server/rpc/http.ts', '#server/services.ts'],
    ['server/db/schema.ts', '#server/mixologist/party/choose.ts'],
    ['server/menu/menus.ts', '#server/queue/queues.ts'],
    ['server/catalogue/traits.ts', '#server/illustrations/draw.ts'],
    ['server/illustrations/draw.ts', '#server/mixologist/engine.ts'],
    ['server/mixologist/search/rank.ts', '#server/mixologist/party/choose.ts'],
    ['server/features/bars/functions.ts', '#server/db/database.ts'],
    ['server/features/bars/functions.ts', 'kysely'],
    ['server/features/bars/model.ts', '#server/features/orders/functions.ts'],
    ['server/app.ts', '#server/testing/world.ts'],
    ['web/ui/button.tsx', '#web/rpc/call.ts'],
    ['web/features/bars/bar-settings.tsx', '#domain/bars.schema.ts'],
    ['web/features/bars/bar-settings.tsx', '#web/features/orders/board.ts'],
    ['web/features/bars/bar-settings.tsx', 'node:fs'],
    ['e2e/actors.ts', '#server/api.ts'],
    ['server/http/pages.ts', '../app.ts'],
  ])('refuse that %s imports %s', (file, wrong) => {
    expect(boundaryProblems(file, `import { wrong } from '${wrong}';`)).toHaveLength(1);
    expect(boundaryProblems(file, `const wrong = await import('${wrong}');`)).toHaveLength(1);
  });

  it('refuse a folder without a rule', () => {
    expect(boundaryProblems('server/attic/chest.ts', '')).toEqual([
      'server/attic/chest.ts is in no room of scripts/boundaries.ts',
    ]);
  });
});
