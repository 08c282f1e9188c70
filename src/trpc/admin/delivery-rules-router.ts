import {
  listDeliveryRules,
  listStranded,
  resetDeliveryRules,
  saveDeliveryRules,
} from '#domain/delivery-rules/save-delivery-rules.ts';
import { resetDeliveryRulesInput, saveDeliveryRulesInput } from '#shared/inputs/delivery-inputs.ts';
import { adminProcedure } from '#trpc/procedures.ts';
import { calls, router } from '#trpc/trpc.ts';

export const deliveryRulesRouter = router({
  list: adminProcedure.query(({ ctx }) => listDeliveryRules(ctx)),
  save: adminProcedure.input(saveDeliveryRulesInput).mutation(calls(saveDeliveryRules)),
  reset: adminProcedure.input(resetDeliveryRulesInput).mutation(calls(resetDeliveryRules)),
  stranded: adminProcedure.query(({ ctx }) => listStranded(ctx)),
});
