import type { inferOutput } from '@trpc/tanstack-react-query';
import type { api } from '#web/api.ts';

/** A product of which a customer has finished pieces. */
export type CustomPieces = inferOutput<typeof api.packer.customStock.list>[number];
