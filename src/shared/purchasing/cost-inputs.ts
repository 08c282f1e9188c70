import { z } from 'zod';
import { dayInput } from '#shared/inputs/basic-inputs.ts';
import { MARGIN_KEYS } from '#shared/list-choices.ts';

const RANGE = { message: 'Data e fillimit nuk mund të jetë pas datës së mbarimit.', path: ['to'] };

const days = { from: dayInput, to: dayInput };

const isOrdered = ({ from, to }: { readonly from: string; readonly to: string }) => from <= to;

export const marginInput = z.object({ ...days, by: z.enum(MARGIN_KEYS) }).refine(isOrdered, RANGE);

export const lossesInput = z.object(days).refine(isOrdered, RANGE);

export const stockValueInput = z.object({ on: dayInput.optional() });

export type MarginRequest = z.output<typeof marginInput>;
export type LossesRequest = z.output<typeof lossesInput>;
