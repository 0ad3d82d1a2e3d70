import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import pg from 'pg';
import type { Db } from '#server/db/database.ts';
import { StartupError } from '#server/startup-error.ts';

type Program = 'pg_dump' | 'pg_restore';

const debianPrograms = '/usr/lib/postgresql';
/** From this version on, pg_restore sets `transaction_timeout`, which older servers do not know. */
const timeoutMajor = 17;
const maxOutputBytes = 64 * 1024 * 1024;

interface Server {
  db: Db;
  url: string;
}

export async function dumpDatabase({ db, url }: Server, file: string): Promise<void> {
  const program = await findProgram('pg_dump', await majorOf(db));
  await run(program, ['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`], url);
}

export async function rowsInArchive({ db, url }: Server, file: string, table: string) {
  const program = await findProgram('pg_restore', await majorOf(db));
  const text = await run(
    program,
    ['--data-only', '--schema=public', `--table=${table}`, '--file=-', file],
    url,
  );
  const [, rows = ''] = /^COPY [^\n]+ FROM stdin;\n(.*?)^\\\.$/ms.exec(text) ?? [];
  return rows.split('\n').flatMap((row) => (row ? [row.split('\t')] : []));
}

export async function restoreDatabase({ db, url }: Server, file: string): Promise<void> {
  const program = await findProgram('pg_restore', await majorOf(db));
  await requireEmpty(db);
  await run(
    program,
    [
      ...['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges'],
      `--dbname=${new pg.Client(url).database}`,
      file,
    ],
    url,
  );
}

async function requireEmpty(db: Db): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
      and c.relkind in ('r', 'p', 'v', 'm', 'f', 'S')
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    order by 1 limit 1`.execute(db);
  if (!rows[0]) return;
  throw new StartupError(
    `The database of DATABASE_URL is not empty: it has ${rows[0].name}. Create a new one, and restore into that.`,
  );
}

async function majorOf(db: Db): Promise<number> {
  const { rows } = await sql<{ server_version_num: string }>`show server_version_num`.execute(db);
  return Math.floor(Number(rows[0]?.server_version_num) / 10_000);
}

/** The oldest program that fits the server, so that other versions can read its archives. */
async function findProgram(name: Program, server: number): Promise<string> {
  const debian = fs.existsSync(debianPrograms) ? fs.readdirSync(debianPrograms) : [];
  const folders = [
    ...debian.map((version) => path.join(debianPrograms, version, 'bin')),
    ...(process.env.PATH ?? '').split(path.delimiter),
  ];
  const files = folders
    .map((folder) => path.join(folder, name))
    .filter((file) => fs.existsSync(file));
  const found = await Promise.all(
    files.map(async (file) => ({ file, major: await versionOf(file) })),
  );
  const byAge = found.sort((a, b) => a.major - b.major);
  const isOld = server < timeoutMajor;
  const fitting = byAge.find(({ major }) => major >= server && (!isOld || major < timeoutMajor));
  if (fitting) return fitting.file;
  const newest = byAge.at(-1);
  const problem = newest ? `${name} here is version ${newest.major}` : `${name} is not installed`;
  const versions = `${server} or later${isOld ? ` but below ${timeoutMajor}` : ''}`;
  throw new StartupError(
    `${problem}, and the server is PostgreSQL ${server}: install its client programs, version ${versions} (Debian: postgresql-client-${server}).`,
  );
}

async function versionOf(file: string): Promise<number> {
  const answer = await promisify(execFile)(file, ['--version']).catch(() => undefined);
  return Number(/(\d+)/.exec(answer?.stdout ?? '')?.[1] ?? 0);
}

async function run(program: string, args: string[], url: string): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)(program, args, {
      env: { ...process.env, ...environmentOf(url) },
      maxBuffer: maxOutputBytes,
    });
    return stdout;
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string };
    const lines = (stderr || message).trim().split('\n');
    const line = lines.find((one) => /error:/.test(one)) ?? lines[0];
    throw new StartupError(`${path.basename(program)} failed: ${line}`);
  }
}

/** Passed as environment variables, because all users of the machine can see arguments. */
function environmentOf(url: string): Record<string, string> {
  const { host, port, user, password, database } = new pg.Client(url);
  const options = new URLSearchParams(url.split('?')[1]);
  const isTls = ['true', '1'].includes(options.get('ssl') ?? '');
  const sslmode = options.get('sslmode')?.replace('no-verify', 'require');
  const values = {
    PGHOST: host,
    PGPORT: String(port),
    PGUSER: user,
    PGPASSWORD: password,
    PGDATABASE: database,
    PGSSLMODE: sslmode ?? (isTls ? 'require' : undefined),
    PGSSLROOTCERT: options.get('sslrootcert'),
    PGSSLCERT: options.get('sslcert'),
    PGSSLKEY: options.get('sslkey'),
  };
  const set = Object.entries(values).filter(([, value]) => typeof value === 'string');
  return Object.fromEntries(set) as Record<string, string>;
}
