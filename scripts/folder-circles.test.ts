import { describe, expect, it } from 'vitest';
import { folderCircles } from './folder-circles.ts';

const circlesOf = (imports: Record<string, string>) =>
  folderCircles(
    new Map(
      Object.entries(imports).map(([file, target]) => [file, `import { a } from '${target}';`]),
    ),
  );

describe('folder circles', () => {
  it('reports two folders that import each other, also by types', () => {
    expect(
      circlesOf({
        'server/features/bars/bars.ts': '#server/features/menu/sold-out.ts',
        'server/features/menu/compose.ts': '#server/features/bars/access.ts',
      }),
    ).toEqual([
      'folders in a circle: server/features/bars/bars.ts → server/features/menu/sold-out.ts, ' +
        'server/features/menu/compose.ts → server/features/bars/access.ts',
    ]);
  });

  it('reports a circle of three folders', () => {
    expect(
      circlesOf({
        'web/features/orders/board/board.tsx': '#web/features/orders/ticket/ticket.tsx',
        'web/features/orders/ticket/ticket.tsx': '#web/features/orders/keys/key.tsx',
        'web/features/orders/keys/key.tsx': '#web/features/orders/board/board.tsx',
      }),
    ).toHaveLength(1);
  });

  it('ignores tests', () => {
    expect(
      circlesOf({
        'server/features/bars/bars.ts': '#server/features/menu/sold-out.ts',
        'server/features/menu/functions.db.test.ts': '#server/features/bars/access.ts',
      }),
    ).toEqual([]);
  });

  it.each([
    ['one direction', 'server/features/bars/bars.ts', '#server/features/menu/sold-out.ts'],
    ['the parent folder', 'web/features/orders/board/board.tsx', '#web/features/orders/texts.ts'],
    ['the same folder', 'server/features/bars/bars.ts', './access.ts'],
    ['a package', 'server/features/bars/bars.ts', 'zod'],
  ])('allows an import of %s', (_, file, target) => {
    const back = { [target.replace('#', '')]: './other.ts' };
    expect(circlesOf({ [file]: target, ...back })).toEqual([]);
  });
});
