// A guard against an attack, what removes it, and the test that must notice.

export interface Guard {
  name: string;
  file: string;
  /** The guard as it stands in the file, once. */
  text: string;
  /** What stands there without the guard. */
  without: string;
  test: { project: 'unit' | 'postgres' | 'story'; file: string; name: string };
}

const test =
  (project: Guard['test']['project']) =>
  (file: string, name = ''): Guard['test'] => ({ project, file, name });

export const unit = test('unit');
export const db = test('postgres');
export const story = test('story');
