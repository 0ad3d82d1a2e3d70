import type { FolderLock } from './folder-lock.ts';

export interface WorkerData {
  folder: string;
  lock: Pick<FolderLock, 'file' | 'text'>;
  /** PGlite, compiled. */
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
  /** The lock of the folder is no longer its own, so the thread has stopped. */
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

/** A reply, with the topics of the change feed that came before it. */
export type Message = Reply & { topics: string[] };
