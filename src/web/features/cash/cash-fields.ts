import { day, matching } from '#web/search-fields.ts';

export const COUNTER = 'arka';

export const cashFields = { date: day, till: matching(new RegExp(`^(${COUNTER}|\\d{1,15})$`)) };
