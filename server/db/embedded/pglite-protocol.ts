import type { FolderLock } from './folder-lock.ts';

export interface WorkerData {
  folder: string;
  lock: Pick<FolderLock, 'file' | 'text'>;
  program: WebAssembly.Module;
}

export type Request = { id: number } & (
  | { kind: 'query'; sql: string; parameters: readonly unknown[] }
  | { kind: 'snapshot'; file: string }
  | { kind: 'syncs' }
  | { kind: 'close' }
);

export type Reply =
  | { kind: 'ready' }
  /** Another process has taken the lock, so the thread has stopped. */
  | { kind: 'lost' }
  | { kind: 'result'; id: number; rows: unknown[]; affected: number }
  | {
      kind: 'failure';
      id: number;
      message: string;
      code?: string;
      constraint?: string;
      detail?: string;
    };

/** `topics` are those that the change feed reported before the reply. */
export type Message = Reply & { topics: string[] };
