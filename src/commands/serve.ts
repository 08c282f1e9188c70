import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import closeWithGrace from 'close-with-grace';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { createAuth } from '#auth/auth.ts';
import { type DatabaseHandle, serveWithoutSleep } from '#db/client.ts';
import type { DataFolder } from '#db/data-folder.ts';
import { closeDatabaseThread } from '#db/database-thread.ts';
import { viewerKey } from '#domain/catalog/viewer.ts';
import { watchProducts } from '#domain/catalog/watch-products.ts';
import { openShopClock, type ShopClock } from '#domain/clock/shop-clock.ts';
import { createPendingDrawer } from '#domain/documents/draw-pending.ts';
import { closePdf } from '#domain/documents/render-pdf.ts';
import { hasMissingNumbers, listRecentlyLost } from '#domain/invoicing/check-documents.ts';
import { freezeRest } from '#domain/invoicing/freeze-delivered-orders.ts';
import { countAdminsWhoCanLogIn } from '#domain/users/admins.ts';
import type { Env } from '#env.ts';
import { buildApp } from '#http/app.ts';
import { createEventHub } from '#http/event-hub.ts';
import { openHttpsRedirect } from '#http/https-redirect.ts';
import { openLog } from '#http/log-destination.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { closeSheets } from '#spreadsheets/run-in-sheet-worker.ts';
import { createSmallImages, type SmallImages } from '#storage/small-images.ts';
import { acquireDataFolder } from './acquire-data-folder.ts';
import { CommandError, reasonOf } from './command-error.ts';
import { openShopDatabase } from './open-shop-database.ts';
import { openShopFolder } from './open-shop-folder.ts';
import { type OpenStandby, openStandby } from './open-standby.ts';
import { CREATE_ADMIN, WEB_FOLDER } from './program-files.ts';
import { readVersion } from './read-version.ts';
import { assertLogFile, shopAddresses, showAddresses } from './shop-addresses.ts';
import { createHealthKeeper, type HealthKeeper } from './shop-health.ts';
import { startUpkeep } from './shop-upkeep.ts';
import { watchWriting } from './watch-writing.ts';

const SHUTDOWN_TIMEOUT_MS = 7000;

const LOOK_AT_CLOCK_EVERY_MS = 10_000;

export async function serve(env: Env): Promise<void> {
  await assertCertificateFits(env);
  assertLogFile(env);
  const folder = openShopFolder(env);
  const release = acquireDataFolder(folder);
  let log: FastifyBaseLogger | undefined;
  const end = listenForEnd(() => log);
  let canExit = true;
  try {
    const handle = await openShopDatabase(folder);
    try {
      assertHasAdmin(handle);
      serveWithoutSleep(handle);
      await serveUntilTold(env, folder, handle, (opened) => {
        log = opened;
        return end.told;
      });
    } finally {
      canExit = await closeDatabaseThread();
      closeDatabase(handle);
    }
  } finally {
    release();
    if (canExit) end.closed();
    else endWithinStatement();
  }
}

/** An exit would wait for the thread that is inside SQLite; nothing else is left to do. */
function endWithinStatement(): void {
  process.removeAllListeners('SIGTERM');
  process.kill(process.pid, 'SIGTERM');
}

async function serveUntilTold(
  env: Env,
  folder: DataFolder,
  handle: DatabaseHandle,
  untilTold: (log: FastifyBaseLogger) => Promise<void>,
): Promise<void> {
  const clock = openShopClock(handle);
  const hub = createEventHub();
  const health = createHealthKeeper(folder, clock);
  const smallImages = createSmallImages(folder.imagesFolder, (err) =>
    app.log.error({ err }, 'small pictures wait'),
  );
  const log = openLog(env.logFile);
  const app: FastifyInstance = await buildApp({
    settings: env,
    log,
    addresses: () => shopAddresses(env, portOf(app, env)),
    db: handle.db,
    clock,
    hub,
    auth: createAuth({ isThrottled: env.isRateLimited }),
    imagesFolder: folder.imagesFolder,
    smallImages,
    documentsFolder: folder.documentsFolder,
    webFolder: WEB_FOLDER,
    version: readVersion(),
    productVersion: watchProducts(handle.connection),
    viewerKey,
    isHealthy: () => answers(handle),
    health: health.read,
    storageFailed: health.storageFailed,
    proxyNotTrusted: health.proxyNotTrusted,
  });
  const url = await listen(app, env);
  const redirect = await listenForPlainHttp(app, env);
  const ctx: Ctx = { db: handle.db, actor: null, clock, emit: hub.emit };
  const reportFault = (err: unknown) => app.log.error({ err }, 'papers wait');
  const storeDocuments = createPendingDrawer({ ...ctx, ...folder, reportFault });
  const standby = openStandby({ env, folder, handle, log: app.log, health });
  const stopUpkeep = startUpkeep({ ctx, folder, log: app.log, health, storeDocuments, smallImages, standby });
  const stopWatching = watchClock(clock, ctx, app.log);
  const stopStoringNumbers = watchWriting({ folder, handle, log: app.log, mayCheckpoint: standby === null });
  watchNumbers(ctx, health, app.log);
  const stopFreezing = freezeRest({ ...ctx, reportFault });
  app.log.info({ url, dataDir: env.dataDir }, 'listening');
  for (const advice of adviceOn(env)) app.log.warn(advice);
  try {
    log.flush();
    showAddresses(env, url, shopAddresses(env, portOf(app, env)));
    await untilTold(app.log);
  } finally {
    stopWatching();
    stopStoringNumbers();
    stopFreezing();
    stopUpkeep();
    redirect?.close();
    await closeServer(app, standby, smallImages);
    await new Promise((resolve) => log.flush(resolve));
  }
}

function adviceOn({ isProxyUnnamed, isSecure, host }: Env): string[] {
  if (isProxyUnnamed) {
    return [
      'PUBLIC_ORIGIN pa TRUST_PROXY: besohet vetëm një proxy në këtë kompjuter. Për një tjetër vendosni TRUST_PROXY, përndryshe të gjithë numërohen si një adresë.',
    ];
  }
  if (isSecure) return [];
  return host === '127.0.0.1'
    ? ['Dyqani hapet vetëm në këtë kompjuter. Për rrjetin: HTTPS_CERT dhe HTTPS_KEY, ose PLAIN_HTTP=on.']
    : ['PLAIN_HTTP: fjalëkalimet dhe porositë lexohen nga kushdo që përgjon këtë rrjet.'];
}

const LOSS_IS_SHOWN_MS = 7 * 24 * 3_600_000;

function watchNumbers(ctx: Ctx, health: HealthKeeper, log: FastifyBaseLogger): void {
  const shownSince = () => ctx.clock.now() - LOSS_IS_SHOWN_MS;
  health.watchNumbers(() => hasMissingNumbers(ctx, shownSince()));
  const lost = listRecentlyLost(ctx, shownSince());
  if (lost.length > 0) log.error({ numbers: lost }, 'numbers were assigned that the database does not hold');
}

/** Checks the clock between requests too: a doubt must survive a restart, and the office must see it at once. */
function watchClock(clock: ShopClock, { emit }: Ctx, log: FastifyBaseLogger): () => void {
  const look = () => {
    try {
      if (!clock.persist()) return;
      const times = { machine: new Date(clock.machineNow()), shop: new Date(clock.now()) };
      log.warn({ ...times, doubt: clock.doubt() }, 'date in doubt, or right again');
      emit({ type: 'settings' });
    } catch (thrown) {
      log.error({ err: thrown }, 'doubt of the date not stored');
    }
  };
  look();
  const timer = setInterval(look, LOOK_AT_CLOCK_EVERY_MS).unref();
  return () => clearInterval(timer);
}

async function closeServer(
  app: FastifyInstance,
  standby: OpenStandby | null,
  smallImages: SmallImages,
): Promise<void> {
  const impatience = setTimeout(() => app.server.closeAllConnections(), SHUTDOWN_TIMEOUT_MS);
  await app.close();
  clearTimeout(impatience);
  await standby?.stop();
  await Promise.all([smallImages.close(), closePdf(), closeSheets()]);
}

async function assertCertificateFits({ https }: Env): Promise<void> {
  if (!https) return;
  const { createSecureContext } = await import('node:tls');
  try {
    createSecureContext({ cert: readFileSync(https.cert), key: readFileSync(https.key) });
  } catch (thrown) {
    throw new CommandError(
      'usage',
      `HTTPS_CERT dhe HTTPS_KEY nuk janë një certifikatë dhe çelësi i saj (skedarë PEM). ${reasonOf(thrown)}`,
    );
  }
}

async function listen(app: FastifyInstance, env: Env): Promise<string> {
  try {
    // A connection beyond the backlog gets no refusal: the client's system retries a second later.
    await app.listen({
      port: env.port,
      host: env.host,
      backlog: env.maxConnections,
      // Fastify would print http for a server that it did not create itself.
      listenTextResolver: (address) =>
        `Server listening at ${env.https ? address.replace(/^http:/, 'https:') : address}`,
    });
  } catch (thrown) {
    await app.close();
    throw addressUnusable(thrown, `${env.host}:${env.port}`, 'PORT dhe HOST');
  }
  const port = portOf(app, env);
  const name = env.host === '0.0.0.0' || env.host === '::' ? 'localhost' : env.host;
  return `${env.https ? 'https' : 'http'}://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

function portOf(app: FastifyInstance, env: Env): number {
  const address = app.server.address();
  return typeof address === 'object' && address ? address.port : env.port;
}

function addressUnusable(thrown: unknown, address: string, settings: string): unknown {
  const code = thrown instanceof Error && 'code' in thrown ? thrown.code : undefined;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return new CommandError(
      // A service is started again after a failure only: name servers may answer later than it starts.
      code === 'ENOTFOUND' ? 'usage' : 'failed',
      `Adresa ${address} nuk gjendet. Te HOST shkruhet një adresë e këtij kompjuteri.`,
    );
  }
  if (code !== 'EADDRINUSE' && code !== 'EACCES' && code !== 'EADDRNOTAVAIL') return thrown;
  return new CommandError(
    'address',
    `Adresa ${address} është e zënë ose nuk lejohet. Zgjidhni një tjetër me ${settings}.`,
  );
}

async function listenForPlainHttp(app: FastifyInstance, env: Env): Promise<Server | null> {
  if (env.redirectPort === null) return null;
  const server = openHttpsRedirect(portOf(app, env), env.publicOrigins);
  try {
    server.listen(env.redirectPort, env.host);
    await once(server, 'listening');
  } catch (thrown) {
    await app.close();
    throw addressUnusable(thrown, `${env.host}:${env.redirectPort}`, 'HTTP_REDIRECT_PORT');
  }
  return server;
}

function assertHasAdmin({ db }: DatabaseHandle): void {
  if (countAdminsWhoCanLogIn({ db }) > 0) return;
  throw new CommandError(
    'noAdmin',
    'Dyqani nuk ka ende administrator. Krijojeni të parin me:\n' +
      `  ${CREATE_ADMIN} --name "Emri Mbiemri" --email emri@example.com`,
  );
}

function answers({ connection }: DatabaseHandle): boolean {
  try {
    return connection.prepare('SELECT 1 FROM regions LIMIT 1').get() !== undefined;
  } catch {
    return false;
  }
}

/** Checkpoints the WAL, so that a copy of the database file is complete. */
function closeDatabase({ connection }: DatabaseHandle): void {
  try {
    connection.pragma('wal_checkpoint(TRUNCATE)');
  } finally {
    connection.close();
  }
}

const MAX_CLOSING_MS = 10_000;

const DEADLY = ['SIGILL', 'SIGTRAP', 'SIGABRT', 'SIGBUS', 'SIGFPE', 'SIGSEGV', 'SIGUSR2'] as const;

const ENDING = ['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGQUIT'] as const;

/** When to close: resolves at the first signal, rejects with an uncaught error. */
export type EndOfServing = {
  readonly told: Promise<void>;
  readonly closed: () => void;
};

export function listenForEnd(logger: () => FastifyBaseLogger | undefined): EndOfServing {
  const told = Promise.withResolvers<void>();
  const closed = Promise.withResolvers<void>();
  told.promise.catch(() => undefined);
  // A signal without a listener, even while listeners are being exchanged, kills the process.
  for (const signal of ENDING) process.on(signal, ignore);
  closeWithGrace({ delay: MAX_CLOSING_MS, logger: false, skip: [...DEADLY] }, async ({ err, signal }) => {
    ignoreFurtherSignals();
    logger()?.info({ err, signal }, 'closing');
    if (err) told.reject(err);
    else told.resolve();
    await closed.promise;
  });
  return { told: told.promise, closed: closed.resolve };
}

function ignoreFurtherSignals(): void {
  for (const signal of ENDING) {
    for (const listener of process.listeners(signal)) {
      if (listener !== ignore) process.off(signal, listener);
    }
  }
}

function ignore(): void {}
