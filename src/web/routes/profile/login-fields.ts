import { text } from '#web/search-fields.ts';

export const loginFields = { from: text(2_000) };
