import { text } from '#web/search-fields.ts';

/** Where to go after the login. */
export const loginFields = { from: text(2_000) };
