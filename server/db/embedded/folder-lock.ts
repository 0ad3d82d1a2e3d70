// A lock file that keeps a second process out of a data folder: two PGlite instances on one folder lose
// rows silently. Its owner touches it at intervals, for those who cannot see the owner's process, such
// as another container on the same volume. See docs/decisions/0031.
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { StartupError } from '#server/startup-error.ts';
import { isRunning, ownIdentity, type ProcessIdentity } from './process-identity.ts';

const heartbeatMs = 5_000;
/**
 * Looks without a change after which an owner counts as gone. Counted, not measured: whoever was
 * suspended meanwhile has seen nothing. Clocks are not compared, since those of two machines differ.
 */
const silentLooks = 30;
const defaultLookMs = 1_000;
/** What a volume without hard links answers. */
const noLinks = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'];
/** How often an owner that writes makes sure that the lock is still its own. */
export const confirmMs = 1_000;

export class FolderInUse extends StartupError {
  override name = 'FolderInUse';
}

interface Options {
  /** Called with one line before a wait. */
  say?: ((line: string) => void) | undefined;
  /** Called when another process has taken the lock, for example while this one was suspended. */
  onLost?: () => void;
  heartbeatMs?: number;
  lookMs?: number;
  here?: ProcessIdentity;
}

export interface FolderLock {
  file: string;
  /** What is in the file. No other lock has the same. */
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
  // An owner that awakes right now may still write until it looks at the lock again.
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

/** Whether a lock is still the one that was made. */
export function isOwn({ file, text }: LockText): boolean {
  try {
    return fs.readFileSync(file, 'utf8') === text;
  } catch (error) {
    // Another error than its absence, such as too many open files, says nothing.
    return (error as NodeJS.ErrnoException).code !== 'ENOENT';
  }
}

/** Makes the lock together with its text: nobody sees it empty. False if there is one already. */
function create(lock: LockText): boolean {
  const written = `${lock.file}.${randomUUID()}`;
  try {
    fs.writeFileSync(written, lock.text);
    return place(written, lock);
  } finally {
    fs.rmSync(written, { force: true });
  }
}

/** Gives a file the name of the lock, too. False if there is a lock already. */
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

/** Undefined where there is no file. It is opened, since a network volume may cache its times. */
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

/** Watches a lock: true if nobody touches it, false if it is another one or gone meanwhile. */
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

/** Moves a dead owner's file aside; puts it back if someone else was quicker to replace it. */
function takeAway(file: string, seen: string) {
  const aside = `${file}.${randomUUID()}`;
  try {
    fs.renameSync(file, aside);
  } catch {
    return;
  }
  try {
    const text = look(aside)?.text;
    // Where there is a new lock already, its owner keeps it, and that of this one notices its loss.
    if (text !== undefined && text !== seen) place(aside, { file, text });
  } finally {
    fs.rmSync(aside, { force: true });
  }
}

function parse(text: string): ProcessIdentity | undefined {
  try {
    const owner = JSON.parse(text) as ProcessIdentity;
    // A lock of earlier versions, which did not touch it: only its pid can be looked for.
    return 'namespace' in owner ? owner : { ...ownIdentity(), ...(owner as object) };
  } catch {
    return undefined;
  }
}

function touch(file: string) {
  try {
    fs.utimesSync(file, new Date(), new Date());
  } catch {
    // The next look tells whether it is gone.
  }
}
