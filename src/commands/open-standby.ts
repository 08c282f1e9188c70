import type { FastifyBaseLogger } from 'fastify';
import type { DatabaseHandle } from '#db/client.ts';
import type { DataFolder } from '#db/data-folder.ts';
import { keepStandby, type Standby } from '#db/standby/keep-standby.ts';
import { findLitestream } from '#db/standby/litestream.ts';
import type { Env } from '#env.ts';
import { standbyAddress } from '#shared/standby-place.ts';
import type { HealthKeeper } from './shop-health.ts';

export type OpenStandby = Pick<Standby, 'tend' | 'stop'>;

type Shop = {
  readonly env: Env;
  readonly folder: DataFolder;
  readonly handle: DatabaseHandle;
  readonly log: FastifyBaseLogger;
  readonly health: HealthKeeper;
};

/** Starts to keep the second place that the settings name; null where they name none, or nothing can copy there. */
export function openStandby({ env, folder, handle, log, health }: Shop): OpenStandby | null {
  if (env.standby === null) return null;
  const program = findLitestream();
  const place = standbyAddress(env.standby);
  if (program === null) {
    log.error(
      `STANDBY=${place} nuk përdoret: për këtë lloj kompjuteri nuk ka program që kopjon (Litestream).`,
    );
    health.watchStandby(() => ({ lagMs: null }));
    return null;
  }
  // Checkpoints happen only between two runs of the program that copies the log.
  handle.connection.pragma('wal_autocheckpoint = 0');
  const settings = { place: env.standby, ...env.standbyAccess };
  const standby = keepStandby({
    folder,
    settings,
    program,
    checkpoint: () => handle.connection.pragma('wal_checkpoint(TRUNCATE)'),
    fault: (fault) => log.error({ fault, place }, 'standby waits'),
  });
  health.watchStandby(() => ({ lagMs: standby.lagMs() }));
  log.info({ place }, 'standby kept');
  const unverified =
    env.standby.kind === 'sftp'
      ? ' dhe nuk e vërteton kompjuterin tjetër: vetëm në rrjetin tuaj ose me VPN'
      : '';
  log.warn({ place }, `Kopjuesi (Litestream 0.3.13, i vitit 2023) është i vjetër${unverified}.`);
  return standby;
}
