// A guard against an attack, its removal, and the test that must notice.

export interface Guard {
  name: string;
  file: string;
  /** The text of the guard, which the file contains once. */
  text: string;
  /** The text that replaces the guard. */
  without: string;
  test: { project: 'unit' | 'postgres' | 'story'; file: string; name: string };
}

const test =
  (project: Guard['test']['project']) =>
  (file: string, name = ''): Guard['test'] => ({ project, file, name });

export const unit = test('unit');
export const db = test('postgres');
export const story = test('story');
