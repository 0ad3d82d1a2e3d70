// Two PGlite instances on one folder lose rows silently. The owner touches the lock at intervals,
// for processes in other containers, which cannot see it. See docs/decisions/0031.
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { StartupError } from '#server/startup-error.ts';
import { isRunning, ownIdentity, type ProcessIdentity } from './process-identity.ts';

const heartbeatMs = 5_000;
/**
 * An owner counts as gone after this many looks without a change. Not a time, because a suspended
 * process sees nothing, and the clocks of two machines differ.
 */
const silentLooks = 30;
const defaultLookMs = 1_000;
/** Errors of volumes without hard links. */
const noLinks = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'];
/** While writing, the owner checks its lock at this interval. */
export const confirmMs = 1_000;

export class FolderInUse extends StartupError {
  override name = 'FolderInUse';
}

interface Options {
  say?: ((line: string) => void) | undefined;
  onLost?: () => void;
  heartbeatMs?: number;
  lookMs?: number;
  here?: ProcessIdentity;
}

export interface FolderLock {
  file: string;
  text: string;
  release(): void;
}

type LockText = Pick<FolderLock, 'file' | 'text'>;

export async function lockFolder(folder: string, options: Options = {}): Promise<FolderLock> {
  const file = path.join(folder, 'lock');
  const here = options.here ?? ownIdentity();
  const lock = { file, text: JSON.stringify({ ...here, id: randomUUID() }) };
  let isTakenOver = false;
  while (!create(lock)) {
    const found = look(file);
    if (!found) continue;
    const owner = parse(found.text);
    const runs = owner && isRunning(owner, here);
    if (runs) {
      throw new FolderInUse(
        `The data folder ${folder} is in use by process ${owner.pid}. Stop it, or set DATA_DIR to another folder.`,
      );
    }
    if (owner && runs === undefined) {
      options.say?.(
        `The data folder ${folder} was opened in another container or on another machine: waiting up to ${silentLooks} s to see whether it is still in use.`,
      );
      if (!(await isSilent(folder, found, options.lookMs ?? defaultLookMs))) continue;
      isTakenOver = true;
    }
    takeAway(file, found.text);
  }
  // A suspended owner that wakes now may still write until it checks the lock again.
  if (isTakenOver) await delay(options.lookMs ?? 2 * confirmMs);

  const timer = setInterval(() => {
    if (isOwn(lock)) return touch(file);
    clearInterval(timer);
    options.onLost?.();
  }, options.heartbeatMs ?? heartbeatMs);
  timer.unref();
  return {
    ...lock,
    release() {
      clearInterval(timer);
      if (isOwn(lock)) fs.rmSync(file, { force: true });
    },
  };
}

export function isOwn({ file, text }: LockText): boolean {
  try {
    return fs.readFileSync(file, 'utf8') === text;
  } catch (error) {
    // Other errors, such as too many open files, are not evidence.
    return (error as NodeJS.ErrnoException).code !== 'ENOENT';
  }
}

/** Creates the lock together with its text, so that it is never empty. False if one exists. */
function create(lock: LockText): boolean {
  const written = `${lock.file}.${randomUUID()}`;
  try {
    fs.writeFileSync(written, lock.text);
    return place(written, lock);
  } finally {
    fs.rmSync(written, { force: true });
  }
}

function place(from: string, { file, text }: LockText): boolean {
  try {
    fs.linkSync(from, file);
    return true;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return false;
    if (!noLinks.includes(code)) throw error;
  }
  try {
    fs.writeFileSync(file, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

interface Seen {
  text: string;
  mtimeMs: number;
}

/** Undefined without a file. Opens it, since a network volume may cache its times. */
function look(file: string): Seen | undefined {
  let descriptor: number;
  try {
    descriptor = fs.openSync(file, 'r');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  try {
    const { mtimeMs } = fs.fstatSync(descriptor);
    return { text: fs.readFileSync(descriptor, 'utf8'), mtimeMs };
  } finally {
    fs.closeSync(descriptor);
  }
}

async function isSilent(folder: string, seen: Seen, lookMs: number): Promise<boolean> {
  for (let looks = 0; looks < silentLooks; looks++) {
    await delay(lookMs);
    const now = look(path.join(folder, 'lock'));
    if (now?.text !== seen.text) return false;
    if (now.mtimeMs !== seen.mtimeMs) {
      throw new FolderInUse(
        `The data folder ${folder} is in use by a server in another container or on another machine. Stop it, or set DATA_DIR to another folder.`,
      );
    }
  }
  return true;
}

/** Moves a dead owner's file aside. Puts it back if another process has replaced it first. */
function takeAway(file: string, seen: string) {
  const aside = `${file}.${randomUUID()}`;
  try {
    fs.renameSync(file, aside);
  } catch {
    return;
  }
  try {
    const text = look(aside)?.text;
    // If a new lock exists already, its owner keeps it, and the owner of this one notices the loss.
    if (text !== undefined && text !== seen) place(aside, { file, text });
  } finally {
    fs.rmSync(aside, { force: true });
  }
}

function parse(text: string): ProcessIdentity | undefined {
  try {
    const owner = JSON.parse(text) as ProcessIdentity;
    // Locks of earlier versions were never touched. Only their pid can be checked.
    return 'namespace' in owner ? owner : { ...ownIdentity(), ...(owner as object) };
  } catch {
    return undefined;
  }
}

function touch(file: string) {
  try {
    fs.utimesSync(file, new Date(), new Date());
  } catch {}
}
