import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { giveUp, root, run } from './run.mjs';

/** The oldest Node for the scripts, and the one that runs the product (docs/decisions/0020). */
const oldestNode = 20;
const ownNode = 24;
const bundledNode = path.join(root, 'node_modules/.bin/node');
const major = Number(process.versions.node.split('.')[0]);

export function requireNode() {
  if (major < oldestNode) {
    giveUp(`Barback needs Node ${oldestNode} or newer to start; this is ${process.version}.`);
  }
}

/** Installs from the lockfile unless everything is installed. */
export async function install() {
  const stamp = path.join(root, 'node_modules/.installed');
  const wanted = digest([path.join(root, 'package-lock.json')]);
  if (read(stamp) === wanted && hasNode()) return;
  if (!isWritable(root)) giveUp(`The folder ${root} cannot be written. Give write access to it.`);
  say('Installing (once, about a minute)');
  // Without install scripts: no package needs one.
  const code = await run('npm', [
    'ci',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]);
  if (code !== 0) giveUp('The installation failed; npm said why above.');
  if (!hasNode()) {
    const here = `${process.platform}-${process.arch}`;
    giveUp(
      `Node ${ownNode} for ${here} was not installed: there is no package of it, or it is not the one that the lockfile names. Try again, or start with a Node ${ownNode} of your own.`,
    );
  }
  fs.writeFileSync(stamp, wanted);
}

function hasNode() {
  return fs.existsSync(bundledNode) || major >= ownNode;
}

/** Builds the web app, unless its sources are unchanged. */
export async function build() {
  const stamp = path.join(root, 'dist/.built');
  const sources = ['web', 'domain', 'vite.config.ts', 'package-lock.json'];
  const wanted = digest(sources.flatMap((source) => filesOf(path.join(root, source))));
  if (read(stamp) === wanted) return;
  say('Building the web app');
  // An interrupted build must not pass for the one before.
  fs.rmSync(stamp, { force: true });
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
