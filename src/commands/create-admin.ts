import { createInterface } from 'node:readline/promises';
import { z } from 'zod';
import { hashPassword } from '#auth/passwords.ts';
import { getSettings } from '#domain/settings/get-settings.ts';
import { updateSettings } from '#domain/settings/update-settings.ts';
import { countActiveAdmins, createAdmin as createAdminAccount } from '#domain/users/admins.ts';
import type { Env } from '#env.ts';
import type { ActorCtx } from '#kernel/ctx.ts';
import { emailInput, personNameInput } from '#shared/inputs/user-inputs.ts';
import { formatCents } from '#shared/prices/money.ts';
import { parseCents } from '#shared/text/parse-number.ts';
import { checkGiven } from './check-given.ts';
import { inClosedShop } from './in-closed-shop.ts';
import { readNewPassword } from './read-password.ts';

const newAdminInput = z.object({ name: personNameInput, email: emailInput });

/** Creates an admin, the first one or another when no one can log in. The shop must be closed. */
export async function createAdmin(env: Env, given: { name?: string; email?: string }): Promise<void> {
  const { name, email } = checkGiven(newAdminInput, given);
  await inClosedShop(env, async (ctx) => {
    const passwordHash = await hashPassword(await readNewPassword());
    const isFirst = countActiveAdmins(ctx) === 0;
    const admin = createAdminAccount(ctx, { name, email, passwordHash });
    if (isFirst) await proposeNewCustomerLimit({ ...ctx, actor: admin });
    console.log(`U krijua administratori ${name} <${email}>. Tani mund ta hapni dyqanin.`);
  });
}

const PROPOSED_CENTS = 50_000;

/**
 * Asks the first administrator of a new shop for the limit of a new customer's first orders: without one a single
 * sign-up can take the whole stock. Without a terminal the proposed limit is set.
 */
async function proposeNewCustomerLimit(ctx: ActorCtx): Promise<void> {
  const newCustomerLimitCents = process.stdin.isTTY ? await ask() : PROPOSED_CENTS;
  const { shop } = getSettings(ctx);
  updateSettings(ctx, { group: 'shop', values: { ...shop, newCustomerLimitCents } });
  console.log(
    newCustomerLimitCents === 0
      ? 'Porositë e para të klientëve të rinj nuk kanë kufi.'
      : `Porositë e para të klientëve të rinj: më së shumti ${formatCents(newCustomerLimitCents)}. Ndryshohet te Cilësimet.`,
  );
}

async function ask(): Promise<number> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    for (;;) {
      const typed = (
        await terminal.question('Kufiri për porositë e para të një klienti të ri, në € (0 = pa kufi) [500]: ')
      ).trim();
      if (typed === '') return PROPOSED_CENTS;
      const { value } = parseCents(typed);
      if (value !== undefined && value !== null) return value;
    }
  } finally {
    terminal.close();
  }
}
