import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { giveUp, node, root, run } from './run.mjs';

const oldestNode = 20;

export function requireNode() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < oldestNode) {
    giveUp(`Barback needs Node ${oldestNode} or newer to start; this is ${process.version}.`);
  }
}

/** Installs from the lockfile, unless that is what is installed already. */
export async function install() {
  const stamp = path.join(root, 'node_modules/.installed');
  const wanted = digest([path.join(root, 'package-lock.json')]);
  if (read(stamp) === wanted && fs.existsSync(node)) return;
  if (!isWritable(root)) giveUp(`The folder ${root} cannot be written. Give write access to it.`);
  say('Installing (once, about a minute)');
  const code = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code !== 0) giveUp('The installation failed; npm said why above.');
  if (!fs.existsSync(node))
    giveUp('The installation brought no Node 24: were install scripts allowed?');
  fs.writeFileSync(stamp, wanted);
}

/** Builds the web app, unless nothing that goes into it has changed. */
export async function build() {
  const stamp = path.join(root, 'dist/.built');
  const sources = ['web', 'domain', 'vite.config.ts', 'package-lock.json'];
  const wanted = digest(sources.flatMap((source) => filesOf(path.join(root, source))));
  if (read(stamp) === wanted) return;
  say('Building the web app');
  const code =
    (await run('vite', ['build', '--logLevel', 'warn'])) ||
    (await run('vite', ['build', '--logLevel', 'warn', '--ssr']));
  if (code !== 0) giveUp('The web app does not build; the reason is above.');
  fs.writeFileSync(stamp, wanted);
}

export function say(line) {
  process.stdout.write(`${line}\n`);
}

function filesOf(target) {
  if (fs.statSync(target).isFile()) return [target];
  return fs
    .readdirSync(target)
    .sort()
    .flatMap((name) => filesOf(path.join(target, name)));
}

function digest(files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(path.relative(root, file)).update(fs.readFileSync(file));
  return hash.digest('hex');
}

function read(file) {
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
}

function isWritable(folder) {
  try {
    fs.accessSync(folder, fs.constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
