import { readFileSync } from 'node:fs';
import { createSecureContext } from 'node:tls';
import type { FastifyInstance } from 'fastify';
import { createAuth } from '#auth/auth.ts';
import { type DatabaseHandle, serveWithoutSleep } from '#db/client.ts';
import type { DataFolder } from '#db/data-folder.ts';
import { countAdminsWhoCanLogIn } from '#domain/accounts/count-active-admins.ts';
import { closePdf } from '#domain/documents/render-pdf.ts';
import type { Clock, Ctx } from '#domain/kernel/ctx.ts';
import type { Env } from '#env.ts';
import { buildApp } from '#http/app.ts';
import { createEventHub } from '#http/event-hub.ts';
import { closeSheets } from '#spreadsheets/run-in-sheet-worker.ts';
import { acquireDataFolder } from './acquire-data-folder.ts';
import { CommandError } from './command-error.ts';
import { openShopDatabase } from './open-shop-database.ts';
import { openShopFolder } from './open-shop-folder.ts';
import { CREATE_ADMIN, readVersion, WEB_FOLDER } from './program-files.ts';
import { startUpkeep } from './shop-upkeep.ts';

/** After this, whoever still holds a connection is let go; the whole end takes less than 10 s. */
const SHUTDOWN_TIMEOUT_MS = 7000;

/** Opens the shop and serves it until it is told to stop. */
export async function serve(env: Env): Promise<void> {
  assertCertificateFits(env);
  const folder = openShopFolder(env);
  const release = acquireDataFolder(folder);
  try {
    const handle = await openShopDatabase(folder);
    try {
      assertHasAdmin(handle);
      serveWithoutSleep(handle);
      await serveUntilStopped(env, folder, handle);
    } finally {
      closeDatabase(handle);
    }
  } finally {
    release();
  }
}

async function serveUntilStopped(env: Env, folder: DataFolder, handle: DatabaseHandle): Promise<void> {
  const clock: Clock = { now: () => Date.now() };
  const hub = createEventHub();
  const stopped = waitForStop();
  const app = await buildApp({
    settings: env,
    db: handle.db,
    clock,
    hub,
    auth: createAuth({ isThrottled: env.isRateLimited }),
    imagesFolder: folder.imagesFolder,
    webFolder: WEB_FOLDER,
    version: readVersion(),
    isHealthy: () => answers(handle),
  });
  const url = await listen(app, env);
  const ctx: Ctx = { db: handle.db, actor: null, clock, emit: hub.emit };
  const stopUpkeep = startUpkeep({ ctx, handle, folder, log: app.log });
  app.log.info({ url, dataDir: env.dataDir }, 'listening');
  if (env.host === '127.0.0.1') {
    app.log.info(
      'Dyqani hapet vetëm në këtë kompjuter. Për rrjetin: HTTPS_CERT dhe HTTPS_KEY, ose PLAIN_HTTP=on.',
    );
  }
  const signal = await stopped;
  app.log.info({ signal }, 'closing');
  stopUpkeep();
  const impatience = setTimeout(() => app.server.closeAllConnections(), SHUTDOWN_TIMEOUT_MS);
  await app.close();
  clearTimeout(impatience);
  await closePdf();
  await closeSheets();
}

function assertCertificateFits({ https }: Env): void {
  if (!https) return;
  try {
    createSecureContext({ cert: readFileSync(https.cert), key: readFileSync(https.key) });
  } catch (thrown) {
    const reason = thrown instanceof Error ? thrown.message : String(thrown);
    throw new CommandError(
      'usage',
      `HTTPS_CERT dhe HTTPS_KEY nuk janë një certifikatë dhe çelësi i saj (skedarë PEM). ${reason}`,
    );
  }
}

/** Resolves at the first signal; a second one changes nothing, the end is under way. */
function waitForStop(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => resolve(signal));
  });
}

async function listen(app: FastifyInstance, env: Env): Promise<string> {
  try {
    await app.listen({ port: env.port, host: env.host });
  } catch (thrown) {
    await app.close();
    const code = thrown instanceof Error && 'code' in thrown ? thrown.code : undefined;
    if (code !== 'EADDRINUSE' && code !== 'EACCES' && code !== 'EADDRNOTAVAIL') throw thrown;
    throw new CommandError(
      'address',
      `Adresa ${env.host}:${env.port} është e zënë ose nuk lejohet. Zgjidhni një tjetër me PORT dhe HOST.`,
    );
  }
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : env.port;
  const name = env.host === '0.0.0.0' || env.host === '::' ? 'localhost' : env.host;
  return `${env.https ? 'https' : 'http'}://${name.includes(':') ? `[${name}]` : name}:${port}`;
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

/** Takes the log into the database, so that a copy of the one file is whole. */
function closeDatabase({ connection }: DatabaseHandle): void {
  try {
    connection.pragma('wal_checkpoint(TRUNCATE)');
  } finally {
    connection.close();
  }
}
