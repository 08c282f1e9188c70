import { listSynonyms, saveSynonyms } from '#domain/catalog/search/synonyms.ts';
import { saveSynonymsInput } from '#shared/inputs/catalog-inputs.ts';
import { adminProcedure } from '#trpc/procedures.ts';
import { calls, router } from '#trpc/trpc.ts';

export const searchRouter = router({
  synonyms: adminProcedure.query(({ ctx }) => listSynonyms(ctx)),
  saveSynonyms: adminProcedure.input(saveSynonymsInput).mutation(calls(saveSynonyms)),
});
