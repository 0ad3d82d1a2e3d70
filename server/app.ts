// Puts the parts together: one object that listens, and closes.
import { randomBytes, randomUUID } from 'node:crypto';
import fastify, { LogController } from 'fastify';
import { limits } from '#domain/protocol.ts';
import { createEmbeddedIdentity } from './adapters/identity/embedded.ts';
import { verifyToken } from './adapters/identity/verify.ts';
import { findFunction } from './api.ts';
import { seedCatalogue } from './catalogue/seed.ts';
import type { Config } from './config.ts';
import { type Database, openDatabase } from './db/client.ts';
import { migrate } from './db/migrate.ts';
import { settleOnce } from './db/settings.ts';
import { type Demo, seedDemo } from './demo.ts';
import { serveApiDocs } from './http/api-docs.ts';
import { serveOperations } from './http/operations.ts';
import { servePictures } from './http/pictures.ts';
import { addSecurityHeaders, isSameOrigin } from './http/security.ts';
import { serveWeb } from './http/web.ts';
import { Menus } from './menu/menus.ts';
import { sendError, serveFunctions } from './rpc/http.ts';
import { LiveQueries } from './rpc/live.ts';
import { forgetOldKeys } from './rpc/once.ts';
import { createSocketServer } from './rpc/socket.ts';
import { StartupError } from './startup-error.ts';

const hourMs = 3_600_000;

export interface App {
  url: string;
  demo: Demo | undefined;
  database: Database;
  close(): Promise<void>;
}

export async function startApp(
  config: Config,
  onProgress: (step: string) => void = () => {},
): Promise<App> {
  onProgress('Opening the database');
  const database = await openDatabase(config.database);
  const closers: (() => unknown)[] = [() => database.close()];
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer();
  };
  try {
    return { ...(await assemble(config, database, closers, onProgress)), database, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function assemble(
  config: Config,
  database: Database,
  closers: (() => unknown)[],
  onProgress: (step: string) => void,
): Promise<Pick<App, 'url' | 'demo'>> {
  const { db } = database;
  const { publicUrl: url } = config;
  const applied = await migrate(db);

  const wrote = await seedCatalogue(db);
  if (applied.length) onProgress(`Prepared the database: ${applied.join(', ')}`);
  if (wrote) onProgress('Wrote the catalogue of drinks');

  const app = fastify({
    // Quiet until the addresses are printed: they are the last thing that a start says.
    logger: { level: config.logLevel === 'info' ? 'warn' : config.logLevel },
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'requestId',
    }),
    genReqId: () => randomUUID(),
    bodyLimit: limits.bodyBytes,
    requestTimeout: 30_000,
    trustProxy: (_address, hop) => hop < config.trustProxy,
  });
  const secret =
    config.authSecret ??
    (await settleOnce(db, 'auth-secret', () => randomBytes(32).toString('base64url')));
  const identity = createEmbeddedIdentity({ db, publicUrl: url, secret, log: app.log });
  await identity.prepare();
  const verify = (token: string) => verifyToken(identity.source, token);
  const demo = config.demo ? await seedDemo(db, identity) : undefined;

  const menus = new Menus();
  const services = { db, log: app.log, menus };
  const live = new LiveQueries(services);
  database.onChange((word) => live.changed(menus.changed(word)));
  const sockets = createSocketServer({
    services,
    live,
    verify,
    find: findFunction,
    allowsOrigin: (request) => isSameOrigin(request, url),
  });

  app.setErrorHandler(sendError);
  addSecurityHeaders(app, { https: url.startsWith('https:') });
  serveOperations(app, { database, live, sockets });
  serveFunctions(app, { services, verify, find: findFunction });
  identity.mount(app);
  serveApiDocs(app, url);
  servePictures(app, db);
  serveWeb(app);
  app.server.on('upgrade', (request, stream, head) => {
    if (request.url === '/live') sockets.upgrade(request, stream, head);
    else stream.end('HTTP/1.1 404 Not Found\r\n\r\n');
  });

  await forgetOldKeys(db);
  const housekeeping = setInterval(
    () => forgetOldKeys(db).catch((err) => app.log.error({ err }, 'housekeeping failed')),
    hourMs,
  );
  closers.push(
    () => clearInterval(housekeeping),
    () => app.close(),
    () => sockets.close(),
  );
  await app.listen({ port: config.port, host: config.host }).catch((error) => {
    throw listenError(error, config);
  });
  app.log.level = config.logLevel;
  return { url, demo };
}

function listenError(error: NodeJS.ErrnoException, { port, host }: Config): Error {
  const reasons: Record<string, string> = {
    EADDRINUSE: `Port ${port} is taken. Stop what uses it, or set PORT to another one.`,
    EACCES: `Port ${port} needs more rights than this user has. Set PORT to one above 1024.`,
    EADDRNOTAVAIL: `HOST ${host} is no address of this machine.`,
  };
  const reason = reasons[error.code ?? ''];
  return reason ? new StartupError(reason) : error;
}
