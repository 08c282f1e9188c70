import type { RestRow } from './rest-row.ts';

/** Every endpoint of the façade, by area; the order is that of its description. */
export const restRows: readonly RestRow[] = [];
