// Puts the parts together: one object that listens, and closes.
import { randomBytes, randomUUID } from 'node:crypto';
import fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import { AppError } from '#domain/errors.ts';
import { limits } from '#domain/protocol.ts';
import { createClerkIdentity } from './adapters/identity/clerk.ts';
import { deleteOldCounts } from './adapters/identity/daily-limit.ts';
import { createEmbeddedIdentity } from './adapters/identity/embedded.ts';
import { personOfChange } from './adapters/identity/organizations.ts';
import { deleteOldSignInData } from './adapters/identity/sign-in-limit.ts';
import { verifyToken } from './adapters/identity/verify.ts';
import { createMailer } from './adapters/mail/mailer.ts';
import { createLocalTest } from './adapters/payments/local-test.ts';
import type { PaymentProvider } from './adapters/payments/provider.ts';
import { findFunction } from './api.ts';
import type { Config } from './config.ts';
import type { Database, Db } from './db/database.ts';
import { DiskSpace } from './db/disk-space.ts';
import { createHeard } from './db/heard.ts';
import { KeptByWord } from './db/kept-by-word.ts';
import { migrate } from './db/migrate.ts';
import { forgetOldKeys } from './db/once.ts';
import { openDatabase } from './db/open.ts';
import { settleOnce } from './db/settings.ts';
import { type Demo, settleDemo } from './demo.ts';
import { forgetOldAnswers, sweep } from './features/credits/ledger.ts';
import { hearPayment } from './features/credits/purchases.ts';
import { diskChanges } from './features/installation/functions.ts';
import { forgetOldDrafts } from './features/mixologist/drafts.ts';
import { clientAddress } from './http/address.ts';
import { serveApiDocs } from './http/api-docs.ts';
import { readAssets, serveAssets } from './http/assets.ts';
import { watchConnections } from './http/connections.ts';
import { KeptPages } from './http/kept-pages.ts';
import { serveOperations } from './http/operations.ts';
import { servePages } from './http/pages.ts';
import { createPictures } from './http/pictures.ts';
import { createRenderer, loadEntry } from './http/renderer.ts';
import { isSameOrigin, securityHeaders } from './http/security.ts';
import { sendError } from './http/send-error.ts';
import { serveWebhook } from './http/webhook.ts';
import { budgets } from './limits/budgets.ts';
import { CodeTries } from './limits/code-tries.ts';
import { OrderRates } from './limits/order-rates.ts';
import { Rate } from './limits/rate.ts';
import { Turns } from './limits/turns.ts';
import { BarLookups } from './lookups/bars.ts';
import { PartyLookups } from './lookups/parties.ts';
import { Menus } from './menu/menus.ts';
import { createMixologist } from './mixologist/mixologist.ts';
import { Searches } from './mixologist/searches.ts';
import { Queues } from './queue/queues.ts';
import { purgeOldRows } from './retention.ts';
import { plainOf } from './rpc/function.ts';
import { serveFunctions } from './rpc/http.ts';
import { admit, invokeInTurn } from './rpc/invoke.ts';
import { LiveQueries } from './rpc/live.ts';
import { serveLive } from './rpc/socket.ts';
import { catalogueRows, seedCatalogue } from './start/seed-catalogue.ts';
import { StartupError } from './startup-error.ts';

/** A page of a menu takes about 8 KB, a whole menu 200 to 400 KB. */
const answersBytes = 64 * 2 ** 20;
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

export interface App {
  url: string;
  log: FastifyBaseLogger;
  demo: Demo | undefined;
  database: Database;
  close(): Promise<void>;
}

interface Options {
  /** The database, where it is being opened already. */
  database?: Promise<Database>;
  onProgress?: (step: string) => void;
  /** Takes the lines of the log, in place of standard output. */
  log?: { write(line: string): void };
  /** Hears that this process can serve nobody any more. */
  onFailure?: () => void;
}

export async function startApp(config: Config, options: Options = {}): Promise<App> {
  options.onProgress?.('Opening the database');
  const opening = options.database ?? openDatabase(config.database);
  const closers: (() => unknown)[] = [
    () =>
      opening.then(
        (database) => database.close(),
        () => {},
      ),
  ];
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer();
  };
  try {
    // Meanwhile: the database opens in a thread of its own.
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

/** What a start reads from the disk. */
function readFiles() {
  return { entry: loadEntry(), catalogue: catalogueRows(), assets: readAssets() };
}

async function assemble(
  config: Config,
  database: Database,
  files: Files,
  closers: (() => unknown)[],
  { onProgress = () => {}, log: stream, onFailure = () => {} }: Options,
): Promise<Pick<App, 'url' | 'log' | 'demo'>> {
  const { db } = database;
  const { publicUrl: url } = config;
  const applied = await migrate(db);

  const wrote = await seedCatalogue(db, files.catalogue);
  if (applied.length) onProgress(`Prepared the database: ${applied.join(', ')}`);
  if (wrote) onProgress('Wrote the catalogue of drinks');

  const headers = securityHeaders(url);
  const app = fastify({
    // Quiet until the addresses are printed: they are the last thing that a start says.
    logger: {
      level: config.logLevel === 'info' ? 'warn' : config.logLevel,
      ...(stream && { stream }),
    },
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'requestId',
    }),
    genReqId: () => randomUUID(),
    bodyLimit: limits.bodyBytes,
    requestTimeout: 30_000,
    // Of an address that is none: no hook hears of it.
    frameworkErrors: (_error, request, reply) =>
      void sendError(new AppError('NOT_FOUND', null), request, reply.headers(headers)),
    trustProxy: (_address, hop) => hop < config.trustProxy,
  });
  const turns = new Turns(budgets.address.runsAtOnce);
  const identity = config.clerk
    ? createClerkIdentity(config.clerk)
    : await createEmbedded(config, db, app.log, turns);
  const verify = (token: string) => verifyToken(identity.source, token);
  const demo = 'shutOut' in identity ? await settleDemo(db, identity, config.demo) : undefined;

  database.onFailure((err) => {
    app.log.fatal({ err }, 'the database does not answer any more');
    onFailure();
  });
  const disk =
    'folder' in config.database ? new DiskSpace(config.database.folder, config.disk) : undefined;
  const hearsChanges = () => database.feedConnected();
  const answers = new KeptByWord<Buffer>(answersBytes, ({ length }) => length, hearsChanges);
  const bars = new BarLookups(hearsChanges);
  const parties = new PartyLookups(hearsChanges);
  const menus = new Menus(bars, hearsChanges);
  const queues = new Queues(db, hearsChanges);
  const payments = await createPayments(config, db, app.log);
  const services = {
    db,
    // The embedded engine tells of a change before it answers.
    heard: database.engine === 'embedded' ? async () => {} : createHeard(database),
    log: app.log,
    disk,
    answers,
    bars,
    parties,
    menus,
    queues,
    turns,
    codeTries: new CodeTries(turns),
    aiRules: config.aiRules,
    payments,
    mixologist: createMixologist(config.model, app.log),
    searches: new Searches(),
    orderRates: new OrderRates(),
    responseRate: new Rate(budgets.address.partyResponses),
  };
  const live = new LiveQueries(services);
  queues.onPlaces((word) => live.changed(word));
  const doors = { services, verify, find: findFunction };
  const sockets = serveLive(app.server, {
    ...doors,
    live,
    addressOf: (request) => clientAddress(request, config.trustProxy),
    allowsOrigin: (request) => isSameOrigin(request, url),
  });
  const keptPages = new KeptPages(hearsChanges);
  database.onChange((word) => {
    bars.changed(word);
    parties.changed(word);
    queues.changed(word);
    const known = menus.changed(word);
    live.changed(known);
    answers.changed(known);
    keptPages.changed(known);
    const person = personOfChange(word);
    if (person || word === '*') sockets.recheck(person);
  });

  app.setErrorHandler(sendError);
  app.addHook('onRequest', async (_request, reply) => void reply.headers(headers));
  await disk?.watch((level, freeBytes) => {
    const log = level === 'ok' ? 'info' : level === 'low' ? 'warn' : 'error';
    app.log[log]({ freeMegabytes: Math.floor(freeBytes / 2 ** 20) }, `disk space is ${level}`);
    live.changed(diskChanges);
  });
  closers.push(() => disk?.close());
  serveOperations(app, { database, disk, live, sockets });
  serveFunctions(app, doors);
  const webhook = serveWebhook(app, payments, (news) => hearPayment(services, news));
  payments.mount?.(app, webhook);
  identity.mount(app);
  serveApiDocs(app, url);
  const pictures = createPictures(db);
  pictures.mount(app);
  serveAssets(app, files.assets);
  const entry = await files.entry;
  servePages(app, {
    renderer:
      entry &&
      createRenderer(entry, {
        find: findFunction,
        admit: (call) => admit(services, call),
        answer: async (call) => plainOf(await invokeInTurn(services, call)),
        drawing: pictures.drawing,
      }),
    kept: keptPages,
    sources: identity.pageSources,
  });

  const regularly = (everyMs: number, work: () => Promise<unknown>) => {
    let running: Promise<unknown> | undefined;
    const run = () => {
      running = work().catch((err) => app.log.error({ err }, 'housekeeping failed'));
    };
    const timer = setInterval(run, everyMs);
    closers.push(async () => {
      clearInterval(timer);
      await running;
    });
    return run;
  };
  const clean = regularly(hourMs, () =>
    Promise.all([
      forgetOldKeys(db),
      deleteOldSignInData(db),
      deleteOldCounts(db),
      forgetOldAnswers(db),
      forgetOldDrafts(db),
      purgeOldRows(db, config.retentionDays),
    ]),
  );
  const sweepHolds = regularly(minuteMs, () => sweep(db));
  closers.push(
    () => app.close(),
    watchConnections(app.server),
    () => sockets.close(),
  );
  await app.listen({ port: config.port, host: config.host }).catch((error) => {
    throw listenError(error, config);
  });
  database.enforceDeadlines();
  clean();
  sweepHolds();
  app.log.level = config.logLevel;
  return { url, log: app.log, demo };
}

async function createEmbedded(config: Config, db: Db, log: FastifyBaseLogger, turns: Turns) {
  const secret = config.authSecret ?? (await settleOnce(db, 'auth-secret', newSecret));
  const sendMail = config.mail && createMailer(config.mail, log);
  const { publicUrl } = config;
  const identity = createEmbeddedIdentity({ db, publicUrl, secret, sendMail, log, turns });
  await identity.prepare();
  return identity;
}

async function createPayments(
  { stripe, publicUrl, testCheckout }: Config,
  db: Db,
  log: FastifyBaseLogger,
): Promise<PaymentProvider> {
  const returnUrl = (purchaseId: string) => `${publicUrl}/bartender/usage?purchase=${purchaseId}`;
  if (stripe) {
    const { createStripe } = await import('./adapters/payments/stripe.ts');
    return createStripe(stripe, returnUrl);
  }
  const secret = await settleOnce(db, 'test-checkout-secret', newSecret);
  log.warn(
    testCheckout
      ? 'Stripe is not configured: credits are bought in a test checkout that takes no money'
      : 'Stripe is not configured and the test checkout is off: credits cannot be bought',
  );
  return createLocalTest({ secret, publicUrl, isOpen: testCheckout }, returnUrl);
}

function newSecret(): string {
  return randomBytes(32).toString('base64url');
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
