// Needs no port, and works from another container on the same volume.
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { StartupError } from '#server/startup-error.ts';

const answerEveryMs = 1_000;
const lookEveryMs = 200;
/** A process that neither replies nor touches its lock for this many looks counts as gone. */
const maxLooks = 150;
/** Older files have no waiting command, and a reply may be a copy of the whole database. */
const maxAgeMs = 10 * 60_000;

/** Holds requests `ID.request` and replies `ID.tar.gz`, or `ID.failed` with the reason. */
export function requestsIn(folder: string): string {
  return path.join(folder, 'requests');
}

export function answerRequests(folder: string, write: (file: string) => Promise<unknown>) {
  const requests = requestsIn(folder);
  for (const name of fs.readdirSync(requests)) {
    if (!name.endsWith('.request')) fs.rmSync(path.join(requests, name), { force: true });
  }
  removeOld(requests);
  const answer = async (name: string) => {
    const base = path.join(requests, path.basename(name, '.request'));
    if (!fs.existsSync(`${base}.request`)) return;
    fs.rmSync(`${base}.request`, { force: true });
    await write(`${base}.tar.gz`).catch((error: Error) => {
      fs.writeFileSync(`${base}.failed`, error.message);
    });
  };
  let isBusy = false;
  const look = async () => {
    if (isBusy) return;
    isBusy = true;
    try {
      removeOld(requests);
      const names = await fs.promises.readdir(requests);
      for (const name of names) if (name.endsWith('.request')) await answer(name);
    } catch (error) {
      process.emitWarning(`Backup requests cannot be received: ${(error as Error).message}`);
    } finally {
      isBusy = false;
    }
  };
  const timer = setInterval(look, answerEveryMs).unref();
  return () => clearInterval(timer);
}

function removeOld(requests: string) {
  for (const name of fs.readdirSync(requests)) {
    const file = path.join(requests, name);
    if (Date.now() - (mtimeOf(file) ?? Date.now()) > maxAgeMs) fs.rmSync(file, { force: true });
  }
}

export async function requestBackup(folder: string): Promise<string> {
  const base = path.join(requestsIn(folder), randomUUID());
  const answers = { request: `${base}.request`, made: `${base}.tar.gz`, failed: `${base}.failed` };
  const lock = path.join(folder, 'lock');
  try {
    fs.writeFileSync(answers.request, '');
    let touchedAt = mtimeOf(lock);
    for (let looks = 0; looks < maxLooks; looks++) {
      await delay(lookEveryMs);
      if (fs.existsSync(answers.made)) return answers.made;
      if (fs.existsSync(answers.failed)) {
        const reason = fs.readFileSync(answers.failed, 'utf8');
        throw new StartupError(`The server could not make a backup: ${reason}`);
      }
      const isTaken = !fs.existsSync(answers.request);
      const now = mtimeOf(lock);
      if (isTaken && now !== touchedAt) looks = 0;
      touchedAt = now;
    }
    throw new StartupError(
      `The process that uses ${folder} does not respond. Try again, or stop it first.`,
    );
  } finally {
    fs.rmSync(answers.request, { force: true });
    fs.rmSync(answers.failed, { force: true });
  }
}

function mtimeOf(file: string): number | undefined {
  return fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs;
}
