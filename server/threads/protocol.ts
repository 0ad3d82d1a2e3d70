// What the threads of a pool and their process say to each other.
import type { ErrorCode } from '#domain/errors.ts';

export type Request =
  /** `resources`: the keys of what it works on. */
  | { kind: 'run'; id: number; task: string; input: unknown; resources: readonly string[] }
  | { kind: 'resume'; id: number }
  /** Forget a task that was paused. */
  | { kind: 'drop'; id: number }
  | { kind: 'keep'; key: string; value: unknown };

export type Reply =
  | { kind: 'ready' }
  /** Its slice is over; `resume` goes on. */
  | { kind: 'paused'; id: number; computedMs: number }
  /** These resources are not there, or no longer. */
  | { kind: 'missing'; id: number; keys: readonly string[] }
  | { kind: 'done'; id: number; value: unknown }
  | { kind: 'refused'; id: number; code: ErrorCode; data: unknown }
  | { kind: 'failed'; id: number; error: Error };
