import { beforeEach } from 'vitest';
import { setFirmTables } from '#shared/firm/firm-tables.ts';
import { SEED_FIRM } from '#shared/firm/seed-firm.ts';

/** All files of a worker share the tables, and a test without a world never reads its own. */
beforeEach(() => setFirmTables(SEED_FIRM));
