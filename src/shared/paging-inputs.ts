import { z } from 'zod';

/** Id of a stored thing. */
export const idInput = z.int().min(1);

/** Number of a page, from 1. */
export const pageNumberInput = z.int().min(1).max(10_000);

/** How many rows a page may have. */
export const pageLimitInput = z.int().min(1).max(100);
