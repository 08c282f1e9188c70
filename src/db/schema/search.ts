import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

export const searchSynonyms = sqliteTable(
  'search_synonyms',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    groupNumber: integer('group_number').notNull(),
    term: text('term').notNull(),
    termFolded: text('term_folded').notNull(),
  },
  (table) => [
    uniqueIndex('search_synonyms_term').on(table.termFolded),
    index('search_synonyms_group').on(table.groupNumber),
  ],
);
