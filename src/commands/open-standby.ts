import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { DatabaseHandle } from '#db/client.ts';
import type { DataFolder } from '#db/data-folder.ts';
import { keepStandby, type Standby } from '#db/standby/keep-standby.ts';
import { findLitestream } from '#db/standby/litestream.ts';
import type { Env } from '#env.ts';
import type { Clock } from '#kernel/ctx.ts';
import { standbyAddress } from '#shared/standby-place.ts';
import { isRehearsalDue, readRehearsal, rehearseStandby } from './rehearse-standby.ts';
import type { HealthKeeper } from './shop-health.ts';

const MAX_COPYING_MS = 60_000;

const LEVEL_MS = 10_000;
const LOOK_EVERY_MS = 250;

export type OpenStandby = {
  readonly tend: (isNight: boolean) => Promise<void>;
  readonly stop: () => Promise<void>;
};

type Shop = {
  readonly clock: Clock;
  readonly env: Env;
  readonly folder: DataFolder;
  readonly handle: DatabaseHandle;
  readonly log: FastifyBaseLogger;
  readonly health: HealthKeeper;
};

/** Starts to keep the second place that the settings name; null where they name none, or nothing can copy there. */
export function openStandby({ clock, env, folder, handle, log, health }: Shop): OpenStandby | null {
  if (env.standby === null) return null;
  const program = findLitestream();
  const place = standbyAddress(env.standby);
  if (program === null) {
    log.error(
      `STANDBY=${place} nuk përdoret: për këtë lloj kompjuteri nuk ka program që kopjon (Litestream).`,
    );
    health.watchStandby(() => ({ lagMs: null, rehearsal: null }));
    return null;
  }
  // From now on the log is taken in between two runs of the program that copies it.
  handle.connection.pragma('wal_autocheckpoint = 0');
  const settings = { place: env.standby, ...env.standbyAccess };
  const standby = keepStandby({
    folder,
    settings,
    program,
    takeLogIn: () => handle.connection.pragma('wal_checkpoint(TRUNCATE)'),
    fault: (fault) => log.error({ fault, place }, 'standby waits'),
  });
  health.watchStandby(() => ({ lagMs: standby.lagMs(), rehearsal: readRehearsal(folder) }));
  log.info({ place }, 'standby kept');
  const rehearse = async (): Promise<void> => {
    const fault = await rehearseStandby({
      folder,
      settings,
      now: clock.now(),
      untilCopied: () => untilCopied(standby),
    });
    if (fault === null) log.info({ place }, 'standby read back and whole');
    else log.error({ fault, place }, 'standby read back and not whole');
  };
  return {
    stop: standby.stop,
    tend: async (isNight) => {
      const isLevel = standby.lagMs() < LEVEL_MS;
      if (isLevel && isRehearsalDue(readRehearsal(folder), clock.now())) await rehearse();
      await standby.tend(isNight);
    },
  };
}

async function untilCopied({ lagMs }: Standby): Promise<void> {
  const startedAt = performance.now();
  const waited = () => performance.now() - startedAt;
  while (lagMs() > waited() && waited() < MAX_COPYING_MS) await wait(LOOK_EVERY_MS);
}
