import { asc, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { searchSynonyms } from '#db/schema/search.ts';
import { recordAudit } from '#domain/audit/record-audit.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { inTransaction } from '#kernel/transaction.ts';
import type { saveSynonymsInput } from '#shared/inputs/catalog-inputs.ts';
import { foldText } from '#shared/text/fold.ts';

export type SynonymGroups = { readonly groups: readonly (readonly string[])[] };

export function listSynonyms(ctx: Ctx): SynonymGroups {
  const rows = ctx.db
    .select()
    .from(searchSynonyms)
    .orderBy(asc(searchSynonyms.groupNumber), asc(searchSynonyms.id))
    .all();
  const groups = Map.groupBy(rows, (row) => row.groupNumber);
  return { groups: [...groups.values()].map((group) => group.map((row) => row.term)) };
}

/** Replaces all groups. Rejects with `synonym-twice` a repeated word. */
export function saveSynonyms(ctx: Ctx, input: z.output<typeof saveSynonymsInput>): SynonymGroups {
  const rows = input.groups.flatMap((group, groupNumber) =>
    group.map((term) => ({ groupNumber, term, termFolded: foldText(term) })),
  );
  const seen = new Set<string>();
  for (const { term, termFolded } of rows) {
    if (seen.has(termFolded)) throw new DomainError('synonym-twice', { term });
    seen.add(termFolded);
  }
  return inTransaction(ctx, (tx) => {
    const before = listSynonyms(tx).groups;
    tx.db.delete(searchSynonyms).run();
    if (rows.length > 0) tx.db.insert(searchSynonyms).values(rows).run();
    recordAudit(tx, {
      type: 'search.synonyms-saved',
      from: before.length,
      to: input.groups.length,
    });
    tx.emit({ type: 'settings' });
    return listSynonyms(tx);
  });
}

export function findSynonyms(ctx: Ctx, words: readonly string[]): Map<string, string[]> {
  if (words.length === 0) return new Map();
  const rows = ctx.db.all<{ word: string; other: string }>(sql`
    SELECT own.term_folded AS word, other.term_folded AS other
    FROM search_synonyms own JOIN search_synonyms other ON other.group_number = own.group_number
    WHERE own.term_folded IN ${words} AND other.id <> own.id`);
  const found = Map.groupBy(rows, (row) => row.word);
  return new Map([...found].map(([word, others]) => [word, others.map(({ other }) => other)]));
}
