import type { inferOutput } from '@trpc/tanstack-react-query';
import type { api } from '#web/api.ts';

export type CustomPieces = inferOutput<typeof api.packer.customStock.list>[number];
