// Counts which functions this process enters, by V8's profiler.
import fs from 'node:fs';
import { type Profiler, Session } from 'node:inspector';
import { fileURLToPath } from 'node:url';
import { root } from '#scripts/lib/run.mjs';
import { type Locate, locator } from './places.ts';
import type { Entered } from './record.ts';

const session = new Session();
const locators = new Map<string, Locate>();
let isCounting = false;

export function startCounting(): void {
  if (isCounting) return;
  isCounting = true;
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
}

/** The functions entered since the last call. */
export function takeEntered(): Entered {
  const entered: Entered = {};
  const scripts = take().filter(isOurs);
  readScripts(scripts.filter(({ scriptId }) => !locators.has(scriptId)));
  for (const { scriptId, functions } of scripts) {
    for (const [file, places] of Object.entries(locators.get(scriptId)?.(functions) ?? {})) {
      entered[file] = [...new Set([...(entered[file] ?? []), ...places])];
    }
  }
  return entered;
}

/** A session in the same thread calls back before `post` returns. */
function take(): Profiler.ScriptCoverage[] {
  let scripts: Profiler.ScriptCoverage[] = [];
  session.post('Profiler.takePreciseCoverage', (error, answer) => {
    if (error) throw error;
    scripts = answer.result;
  });
  return scripts;
}

function isOurs({ url }: Profiler.ScriptCoverage): boolean {
  const file = fileOf(url);
  return file.startsWith(root) && !file.includes('/node_modules/') && !file.includes('.test.');
}

function fileOf(url: string): string {
  return url.startsWith('file:') ? fileURLToPath(url) : url;
}

function readScripts(scripts: Profiler.ScriptCoverage[]): void {
  if (scripts.length === 0) return;
  session.post('Debugger.enable');
  for (const { scriptId, url } of scripts) {
    session.post('Debugger.getScriptSource', { scriptId }, (error, answer) => {
      if (error) throw error;
      const file = fileOf(url);
      const text = answer.scriptSource;
      locators.set(scriptId, locator({ file, text, map: sourceMapOf(file, text) }));
    });
  }
  session.post('Debugger.disable');
}

/** Appended by Vitest, or written by the build of the web app. */
function sourceMapOf(file: string, text: string): string | undefined {
  const inline = /\/\/# sourceMappingURL=data:application\/json;[^,]*base64,([\w+/=]+)/.exec(text);
  if (inline?.[1]) return Buffer.from(inline[1], 'base64').toString();
  const built = `${file}.map`;
  return fs.existsSync(built) ? fs.readFileSync(built, 'utf8') : undefined;
}
