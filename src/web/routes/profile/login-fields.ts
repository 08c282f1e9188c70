import { text } from '#web/search-fields.ts';

/** The page to open after the login. */
export const loginFields = { from: text(2_000) };
