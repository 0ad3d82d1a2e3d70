import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { StartupError } from '#server/startup-error.ts';

type Owner = { pid: number; started: string };

/**
 * Keeps a second process out of a data folder: two PGlite instances on one folder lose rows silently.
 * The process's start time tells a reused pid from a living owner.
 */
export function lockFolder(folder: string): () => void {
  const file = path.join(folder, 'lock');
  const mine = JSON.stringify({ pid: process.pid, started: startTime(process.pid) });
  for (;;) {
    try {
      fs.writeFileSync(file, mine, { flag: 'wx' });
      return () => fs.rmSync(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const found = read(file);
    if (found === undefined) continue;
    const owner = parse(found);
    if (owner && isAlive(owner)) {
      throw new StartupError(
        `The data folder ${folder} is in use by process ${owner.pid}. Stop it, or set DATA_DIR to another folder.`,
      );
    }
    takeAway(file, found);
  }
}

/** Moves a dead owner's file aside; puts it back if someone else was quicker to replace it. */
function takeAway(file: string, seen: string) {
  const aside = `${file}.${randomUUID()}`;
  try {
    fs.renameSync(file, aside);
  } catch {
    return;
  }
  if (read(aside) !== seen) fs.linkSync(aside, file);
  fs.rmSync(aside, { force: true });
}

function read(file: string): string | undefined {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function parse(text: string): Owner | undefined {
  try {
    return JSON.parse(text) as Owner;
  } catch {
    return undefined;
  }
}

function isAlive({ pid, started }: Owner): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  return startTime(pid) === started;
}

/** Empty where the system has no /proc. */
function startTime(pid: number): string {
  const stat = read(`/proc/${pid}/stat`);
  return stat?.slice(stat.lastIndexOf(')')).split(' ')[20] ?? '';
}
