import { oneOf, shownDay, text } from '#web/search-fields.ts';

export const dayFields = { ...shownDay, region: text(100) };

export const loadFields = { ...shownDay, list: oneOf('load', 'return') };
