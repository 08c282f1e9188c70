import type { FirmTables } from './firm-tables.ts';

/** What a fresh database holds; a browser shows it until it has read the firm's own. */
export const SEED_FIRM: FirmTables = {
  regions: ['Lipjan', 'Ferizaj', 'Dragondan', 'Pejë'].map((name, at) => ({
    id: at + 1,
    name,
    paperName: '',
    position: at + 1,
    isActive: true,
  })),
};
