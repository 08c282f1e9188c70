import type { FastifyBaseLogger } from 'fastify';
import type { DatabaseHandle } from '#db/client.ts';
import type { DataFolder } from '#db/data-folder.ts';
import { keepStandby, type Standby } from '#db/standby/keep-standby.ts';
import { findLitestream, type Litestream } from '#db/standby/litestream.ts';
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

/** Starts the standby copy of the settings; null without one, or where Litestream is not available. */
export function openStandby({ env, folder, handle, log, health }: Shop): OpenStandby | null {
  if (env.standby === null) return null;
  const { litestream, otherForm } = findLitestream(env.standbyAccess.environment['PATH']);
  const place = standbyAddress(env.standby);
  if (otherForm !== null) {
    log.warn(`Litestream ${otherForm} i këtij kompjuteri shkruan formë tjetër të kopjes dhe nuk përdoret.`);
  }
  if (litestream === null) {
    log.error(
      `STANDBY=${place} nuk përdoret: për këtë lloj kompjuteri nuk ka program që kopjon (Litestream).`,
    );
    health.watchStandby(() => ({ lagMs: null }));
    return null;
  }
  // Checkpoints happen only between two runs of Litestream.
  handle.connection.pragma('wal_autocheckpoint = 0');
  const settings = { place: env.standby, ...env.standbyAccess };
  const standby = keepStandby({
    folder,
    settings,
    program: litestream.program,
    checkpoint: () => handle.connection.pragma('wal_checkpoint(TRUNCATE)'),
    fault: (fault) => log.error({ fault, place }, 'standby waits'),
  });
  health.watchStandby(() => ({ lagMs: standby.lagMs() }));
  log.info({ place }, 'standby kept');
  tellAge(log, place, litestream);
  if (env.standby.kind === 'sftp' && env.standbyAccess.hostKey === null) {
    log.warn(
      { place },
      'Kompjuteri tjetër vërtetohet vetëm me known_hosts: vendosni STANDBY_HOST_KEY (ssh-keyscan HOST).',
    );
  }
  return standby;
}

function tellAge(log: FastifyBaseLogger, place: string, { version, isOld }: Litestream): void {
  if (isOld) {
    log.warn(
      { place },
      `Kopjuesi (Litestream ${version}, i vitit 2023) është i vjetër: një më i ri i serisë 0.3 në këtë kompjuter do të përdorej në vend të tij.`,
    );
  } else log.info({ place, version }, 'standby copied by the Litestream of this computer');
}
