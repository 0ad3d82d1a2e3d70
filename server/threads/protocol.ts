import type { ErrorCode } from '#domain/errors.ts';

export type Request =
  /** `resources`: the keys of its resources. */
  | { kind: 'run'; id: number; task: string; input: unknown; resources: readonly string[] }
  | { kind: 'resume'; id: number }
  | { kind: 'drop'; id: number }
  | { kind: 'keep'; key: string; value: unknown };

export type Reply =
  | { kind: 'ready' }
  /** The slice is over. `resume` continues the task. */
  | { kind: 'paused'; id: number; computedMs: number }
  /** The thread does not have these resources. */
  | { kind: 'missing'; id: number; keys: readonly string[] }
  | { kind: 'done'; id: number; value: unknown }
  | { kind: 'refused'; id: number; code: ErrorCode; data: unknown }
  | { kind: 'failed'; id: number; error: Error };
