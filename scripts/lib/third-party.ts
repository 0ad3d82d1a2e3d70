// Licences of everything the product ships: production packages, fonts, styles.
import fs from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');
/** Development packages with parts in the built web app. */
const builtIn: Record<string, string> = {
  '@fontsource-variable/figtree': 'the font Figtree, in subsets',
  '@fontsource/fraunces': 'the font Fraunces, in subsets',
  tailwindcss: 'base styles',
};
const licenceFile = /(^|[-_.])(licen[cs]es?|copying|notices?)(\.(md|txt))?$|^licen[cs]e[.-]/i;

interface Locked {
  version: string;
  dev?: boolean;
  optional?: boolean;
  devOptional?: boolean;
}

interface Package {
  name: string;
  version: string;
  licence: string;
  text: string;
}

/** Folders of all packages that production installs, from the lockfile. */
function shippedFolders(): string[] {
  const lockfile = fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8');
  const { packages }: { packages: Record<string, Locked> } = JSON.parse(lockfile);
  const isShipped = ([folder, { dev, optional, devOptional }]: [string, Locked]) =>
    folder !== '' && !dev && !optional && !devOptional;
  const production = Object.entries(packages).filter(isShipped);
  const extra = Object.keys(builtIn).map((name) => `node_modules/${name}`);
  return [...production.map(([folder]) => folder), ...extra];
}

function readPackage(folder: string): Package {
  const absolute = path.join(root, folder);
  const { name, version, license, author } = JSON.parse(
    fs.readFileSync(path.join(absolute, 'package.json'), 'utf8'),
  );
  const files = fs.readdirSync(absolute).filter((file) => licenceFile.test(file));
  const texts = files.sort().map((file) => read(path.join(absolute, file)));
  const by = typeof author === 'string' ? author : author?.name;
  const licence = typeof license === 'string' ? license : (license?.type ?? 'see its text');
  return {
    name,
    version,
    licence,
    text:
      texts.join('\n\n') || `The package has no text of its licence.${by ? ` Author: ${by}` : ''}`,
  };
}

/** Removes differences between machines and editors. */
function read(file: string): string {
  const lines = fs.readFileSync(file, 'utf8').replaceAll('\r\n', '\n').split('\n');
  return lines
    .map((line) => line.trimEnd())
    .join('\n')
    .trim();
}

/** The text of THIRD_PARTY_NOTICES: packages with the same licence text stand together. */
export function thirdPartyNotices(): string {
  const known = new Map<string, Package>();
  for (const folder of shippedFolders()) {
    const found = readPackage(folder);
    known.set(`${found.name} ${found.version}`, found);
  }
  const packages = [...known.values()].sort((a, b) => compare(nameOf(a), nameOf(b)));
  const byText = Map.groupBy(packages, ({ licence, text }) => `${licence}\n\n${text}`);
  const sections = [...byText].map(([text, group]) => [...group.map(nameOf), '', text].join('\n'));
  const line = `\n\n${'-'.repeat(80)}\n\n`;
  return `${[head(packages.length), ...sections].join(line)}\n`;
}

function nameOf({ name, version }: Package): string {
  const part = builtIn[name];
  return part ? `${name} ${version} (${part})` : `${name} ${version}`;
}

function head(count: number): string {
  return [
    'Barback contains or installs the work of others, under the licences below.',
    `${count} packages, written by \`npm run make notices\` from the packages themselves.`,
    'Icons are those of lucide-react; drawings of drinks and ingredients are its own.',
  ].join('\n');
}

/** Sorts by code units, so that every machine agrees. */
function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
