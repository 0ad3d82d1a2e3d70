import type { FastifyBaseLogger } from 'fastify';
import { PageCache } from '#server/http/pages/page-cache.ts';
import { servePages } from '#server/http/pages/pages.ts';
import { loadEntry } from '#server/http/pages/renderer.ts';
import { verifyToken } from './adapters/identity/verify.ts';
import { api, findFunction } from './api.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open.ts';
import { handlePaymentEvent } from './features/purchases/payment-events.ts';
import { serveApiDocs } from './http/api-docs.ts';
import { readAssets, serveAssets } from './http/assets.ts';
import { trackConnections } from './http/connections.ts';
import { hasToken, isFromHere } from './http/inside.ts';
import { serveOperations } from './http/operations.ts';
import { createPictures } from './http/pictures.ts';
import { serveWebhook } from './http/webhook.ts';
import { budgets } from './limits/budgets.ts';
import { Turns } from './limits/turns.ts';
import { counted } from './metrics.ts';
import { serveFunctions } from './rpc/http.ts';
import { distributeChanges } from './start/change-feed.ts';
import type { Demo } from './start/demo.ts';
import { watchDisk } from './start/disk.ts';
import { scheduleHousekeeping } from './start/housekeeping.ts';
import { createHttpServer, type LogStream, listen } from './start/http-server.ts';
import { startIdentity } from './start/identity.ts';
import { startLiveQueries } from './start/live-queries.ts';
import { orderMetrics } from './start/order-metrics.ts';
import { startPayments } from './start/payments.ts';
import { createPageRenderer } from './start/renderer.ts';
import { catalogueRows, seedCatalogue } from './start/seed-catalogue.ts';
import { createServices } from './start/services.ts';

export interface App {
  url: string;
  log: FastifyBaseLogger;
  demo: Demo | undefined;
  database: Database;
  warmUp(): void;
  /** Open connections wait this long for another request, so that no request on its way is lost. */
  close(lingerMs?: number): Promise<void>;
}

interface Options {
  database?: Promise<Database>;
  onProgress?: (step: string) => void;
  log?: LogStream;
  onFailure?: () => void;
}

/** Run in reverse order of their registration. */
type Closers = ((lingerMs: number) => unknown)[];

export async function startApp(config: Config, options: Options = {}): Promise<App> {
  options.onProgress?.('Opening the database');
  const opening = options.database ?? openDatabase(config.database);
  const closeDatabase = () =>
    opening.then(
      (database) => database.close(),
      () => {},
    );
  const closers: Closers = [closeDatabase];
  const close = async (lingerMs = 0) => {
    for (const closer of closers.splice(0).reverse()) await closer(lingerMs);
  };
  try {
    const files = readFiles();
    const database = await opening;
    const app = await assemble(config, database, files, closers, options);
    return { ...app, database, close };
  } catch (error) {
    await close();
    throw error;
  }
}

type Files = ReturnType<typeof readFiles>;

function readFiles() {
  return { entry: loadEntry(), catalogue: catalogueRows(), assets: readAssets() };
}

async function assemble(
  config: Config,
  database: Database,
  files: Files,
  closers: Closers,
  options: Options,
): Promise<Pick<App, 'url' | 'log' | 'demo' | 'warmUp'>> {
  await prepareDatabase(database, files, options);
  const { db } = database;
  const app = createHttpServer(config, options.log);
  const { log } = app;
  const turns = new Turns(budgets.address.runsAtOnce);
  const { identity, demo } = await startIdentity(config, db, log, turns);
  database.onFailure((err) => {
    log.fatal({ err }, 'the database does not respond any more');
    options.onFailure?.();
  });
  const payments = await startPayments(config, db, log);
  const services = await createServices({ config, database, log, turns, payments });

  const verify = (token: string) => verifyToken(identity.source, token);
  const transport = { services, verify, find: findFunction };
  const { live, sockets } = startLiveQueries(app, config, transport);
  const pageCache = new PageCache(() => database.feedConnected());
  distributeChanges(database, { services, live, sockets, pageCache });
  await watchDisk(services, live);
  closers.push(() => services.disk?.close());

  serveOperations(app, {
    database,
    disk: services.disk,
    live,
    sockets,
    metrics: [counted, orderMetrics(db)],
    mayReadMetrics: (request) =>
      config.metricsToken
        ? hasToken(request, config.metricsToken)
        : isFromHere(request, config.trustProxy),
  });
  serveFunctions(app, transport);
  const webhook = serveWebhook(app, payments, (event) => handlePaymentEvent(services, event));
  payments.mount?.(app, webhook);
  identity.mount(app);
  serveApiDocs(app, api, {
    publicUrl: config.publicUrl,
    mayRead: (request) => config.hasPublicDocs || isFromHere(request, config.trustProxy),
  });
  const pictures = createPictures(
    db,
    async (barId) => (await services.bars.byId(db, barId))?.isActive === true,
  );
  pictures.mount(app);
  serveAssets(app, files.assets);
  servePages(app, {
    renderer: createPageRenderer(await files.entry, services, pictures),
    cache: pageCache,
    sources: identity.pageSources,
  });

  const housekeeping = scheduleHousekeeping(db, config.retention, log);
  closers.push(
    () => housekeeping.close(),
    () => app.close(),
    trackConnections(app.server),
    () => sockets.close(),
  );
  await listen(app, config);
  database.enforceDeadlines();
  housekeeping.runNow();
  log.level = config.logLevel;
  return { url: config.publicUrl, log, demo, warmUp: () => services.house.start() };
}

async function prepareDatabase(database: Database, files: Files, { onProgress }: Options) {
  const applied = await migrate(database);
  const wrote = await seedCatalogue(database.db, files.catalogue);
  if (applied.length) onProgress?.(`Prepared the database: ${applied.join(', ')}`);
  if (wrote) onProgress?.('Wrote the catalogue of drinks');
}
