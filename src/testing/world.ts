import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { onTestFinished } from 'vitest';
import { type Auth, createAuth } from '#auth/auth.ts';
import type { LoginTokens } from '#auth/login-tokens.ts';
import { type DatabaseHandle, openDatabase, overConnection } from '#db/client.ts';
import { migrateDatabase } from '#db/migrate.ts';
import type { Actor, Ctx } from '#kernel/ctx.ts';
import type { ShopEvent } from '#shared/events.ts';
import { HEALTHY } from '#shared/shop-health.ts';
import { type Caller, createCaller } from '#trpc/app-router.ts';
import { INTERNAL_FRAME, type RequestContext } from '#trpc/context.ts';

export const WEDNESDAY_MORNING = Date.UTC(2026, 10, 18, 8, 0, 0);

export type World = {
  readonly handle: DatabaseHandle;
  readonly ctx: Ctx;
  readonly events: ShopEvent[];
  readonly logins: LoginTokens[];
  readonly auth: Auth;
  readonly imagesFolder: string;
  readonly documentsFolder: string;
  readonly as: (actor: Actor | null) => Ctx;
  readonly call: (actor: Actor | null, overrides?: Partial<RequestContext>) => Caller;
  readonly setNow: (instantMs: number) => void;
  readonly advance: (ms: number) => void;
};

let template: Buffer | undefined;

function migratedTemplate(): Buffer {
  if (template) return template;
  const handle = openDatabase(':memory:');
  migrateDatabase(handle);
  template = handle.connection.serialize();
  handle.connection.close();
  return template;
}

export function openWorld(): World {
  const connection = new Database(migratedTemplate());
  connection.pragma('foreign_keys = ON');
  connection.pragma('trusted_schema = OFF');
  return closedByItself(overConnection(connection));
}

export function openWorldInFile(file: string): World {
  writeFileSync(file, migratedTemplate());
  return closedByItself(openDatabase(file));
}

/** A world over another world's database file, at its time and with its folders. */
export function reopenWorld(world: World, file: string): World {
  const { imagesFolder, documentsFolder } = world;
  const handle = openDatabase(file);
  onTestFinished(() => {
    handle.connection.close();
  });
  return worldOver(handle, { imagesFolder, documentsFolder });
}

function closedByItself(handle: DatabaseHandle): World {
  const { connection } = handle;
  const filesFolder = mkdtempSync(join(tmpdir(), 'furnizo-files-'));
  onTestFinished(() => {
    connection.close();
    rmSync(filesFolder, { recursive: true, force: true });
  });
  const folders = {
    imagesFolder: join(filesFolder, 'images'),
    documentsFolder: join(filesFolder, 'documents'),
  };
  for (const folder of Object.values(folders)) mkdirSync(folder);
  return worldOver(handle, folders);
}

function worldOver(handle: DatabaseHandle, folders: Pick<World, 'imagesFolder' | 'documentsFolder'>): World {
  let now = WEDNESDAY_MORNING;
  const events: ShopEvent[] = [];
  const logins: LoginTokens[] = [];
  const auth = createAuth({ throttleClock: { now: () => now }, isThrottled: true });
  const as = (actor: Actor | null): Ctx => ({
    db: handle.db,
    actor,
    clock: { now: () => now },
    emit: (event) => events.push(event),
  });
  const call = (actor: Actor | null, overrides: Partial<RequestContext> = {}): Caller =>
    createCaller({
      ...as(actor),
      auth,
      loginId: null,
      frame: INTERNAL_FRAME,
      ip: '127.0.0.1',
      userAgent: 'test',
      idempotencyKey: null,
      cookies: { refreshToken: null, setLogin: (tokens) => logins.push(tokens), clearLogin: () => undefined },
      events: { listen: async function* () {} },
      ...folders,
      health: () => HEALTHY,
      addresses: () => ['http://192.168.1.5:3000'],
      ...overrides,
    });
  return {
    handle,
    ctx: as(null),
    events,
    logins,
    auth,
    ...folders,
    as,
    call,
    setNow: (instantMs) => {
      now = instantMs;
    },
    advance: (ms) => {
      now += ms;
    },
  };
}
