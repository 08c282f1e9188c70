import { getBrandAnswer } from '#domain/settings/brand/get-brand.ts';
import { prepareBrand } from '#domain/settings/brand/save-brand.ts';
import { getSettings } from '#domain/settings/get-settings.ts';
import { storeLogo } from '#domain/settings/store-logo.ts';
import { mergeSettings, updateSettings } from '#domain/settings/update-settings.ts';
import { qrImage } from '#kernel/qr-code.ts';
import { storeImageInput } from '#shared/inputs/basic-inputs.ts';
import { mergeSettingsInput, updateSettingsInput } from '#shared/inputs/settings-inputs.ts';
import { adminProcedure } from '#trpc/procedures.ts';
import { router } from '#trpc/trpc.ts';

export const settingsRouter = router({
  storeLogo: adminProcedure
    .input(storeImageInput)
    .mutation(async ({ ctx, input }) => storeLogo(ctx, Buffer.from(await input.image.arrayBuffer()))),
  get: adminProcedure.query(({ ctx }) => getSettings(ctx)),
  update: adminProcedure.input(updateSettingsInput).mutation(({ ctx, input }) => {
    updateSettings(ctx, input);
    return getSettings(ctx);
  }),
  addresses: adminProcedure.query(({ ctx }) =>
    (ctx.addresses?.() ?? []).map((url) => ({ url, image: qrImage(url) })),
  ),
  brand: adminProcedure.query(({ ctx }) => getBrandAnswer(ctx)),
  merge: adminProcedure.input(mergeSettingsInput).mutation(async ({ ctx, input: { brand, ...input } }) => {
    mergeSettings(ctx, input, brand && (await prepareBrand(ctx, brand)));
    return getSettings(ctx);
  }),
});
