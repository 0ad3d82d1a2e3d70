// How a command asks the process that has a data folder open for a copy of the database: by a file in
// it. That needs no port, and works from another container on the same volume.
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { StartupError } from '#server/startup-error.ts';

const answerEveryMs = 1_000;
const lookEveryMs = 200;
/** Looks after which a process that neither answers nor touches its lock counts as gone. */
const maxLooks = 150;
/** Age of a request or an answer for which nobody waits any more: it may be a copy of the whole database. */
const maxAgeMs = 10 * 60_000;

/** The folder of requests `ID.request` and their answers: `ID.tar.gz` or `ID.failed`, with the reason. */
export function requestsIn(folder: string): string {
  return path.join(folder, 'requests');
}

/** Answers requests, with `write` making a copy of the database. Returns a function that ends it. */
export function answerRequests(folder: string, write: (file: string) => Promise<unknown>) {
  const requests = requestsIn(folder);
  // What is left from before has nobody who waits for it.
  for (const name of fs.readdirSync(requests)) {
    if (!name.endsWith('.request')) fs.rmSync(path.join(requests, name), { force: true });
  }
  removeOld(requests);
  const answer = async (name: string) => {
    const base = path.join(requests, path.basename(name, '.request'));
    // Its asker may have given up while another one was answered.
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
      process.emitWarning(`Backups cannot be asked for: ${(error as Error).message}`);
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

/** Asks for a copy, and returns its path; who asks removes it. */
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
      `The process that uses ${folder} does not answer. Try again, or stop it first.`,
    );
  } finally {
    fs.rmSync(answers.request, { force: true });
    fs.rmSync(answers.failed, { force: true });
  }
}

function mtimeOf(file: string): number | undefined {
  return fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs;
}
