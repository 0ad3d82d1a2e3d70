// PGlite as shipped never syncs: it has fsync off (-F) and no fsync operation. See
// docs/decisions/0003.
import fs from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';

export interface DurablePGlite {
  db: PGlite;
  syncs(): number;
}

interface Options {
  program: WebAssembly.Module;
  beforeWrite: () => void;
}

export async function openDurable(
  folder: string,
  { program, beforeWrite }: Options,
): Promise<DurablePGlite> {
  const db = await PGlite.create(folder, {
    pgliteWasmModule: program,
    startParams: [
      ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
      ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync', '-c', 'shared_buffers=16MB'],
    ],
    parsers: { 20: Number },
  });
  return { db, syncs: teachFsync(db, beforeWrite) };
}

interface Stream {
  nfd?: number;
  node: Node;
  stream_ops: {
    fsync?: (stream: Stream) => number;
    write: (stream: Stream, ...rest: unknown[]) => number;
  };
}
interface Node {
  name: string;
  parent: Node;
  mount: { opts: { root: string } };
}

function teachFsync(db: PGlite, beforeWrite: () => void): () => number {
  const { FS } = (db as unknown as { Module: { FS: { streams: (Stream | undefined)[] } } }).Module;
  const open = FS.streams.find((stream) => stream?.nfd !== undefined);
  if (!open) throw new Error('PGlite changed: cannot add fsync to its open files');
  let count = 0;
  open.stream_ops.fsync = (stream) => {
    count++;
    if (stream.nfd === undefined) syncPath(hostPath(stream.node));
    else fs.fsyncSync(stream.nfd);
    return 0;
  };
  const { write } = open.stream_ops;
  open.stream_ops.write = (stream, ...rest) => {
    beforeWrite();
    return write(stream, ...rest);
  };
  return () => count;
}

function hostPath(node: Node): string {
  return node.parent === node ? node.mount.opts.root : path.join(hostPath(node.parent), node.name);
}

export function syncPath(target: string): void {
  const descriptor = fs.openSync(target, 'r');
  try {
    fs.fsyncSync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
}
