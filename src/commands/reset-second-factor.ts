import { resetSecondFactor as resetFactorOf } from '#domain/logins/second-factor.ts';
import type { Env } from '#env.ts';
import { emailInput } from '#shared/inputs/user-inputs.ts';
import { checkGiven } from './check-given.ts';
import { inClosedShop } from './in-closed-shop.ts';

/** For an admin who has lost both the phone and the recovery codes. The shop must be closed. */
export async function resetSecondFactor(env: Env, given: string): Promise<void> {
  const email = checkGiven(emailInput, given);
  await inClosedShop(env, async (ctx) => {
    resetFactorOf(ctx, { email });
    console.log(
      `Kodi i dytë i ${email} u hoq: hyrja bëhet vetëm me fjalëkalim. Ndizeni përsëri te "Llogaria ime".`,
    );
  });
}
