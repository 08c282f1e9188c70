import { z } from 'zod';

/** Key under which a write happens once however often it is sent; whoever sends none takes what comes. */
export const idempotencyKeyInput = z.string().min(1).max(200).optional();
