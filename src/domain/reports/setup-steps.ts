import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { products } from '#db/schema/catalog.ts';
import { deliveryRules } from '#db/schema/delivery.ts';
import { customerEntries } from '#db/schema/ledger.ts';
import { settings } from '#db/schema/settings.ts';
import { users } from '#db/schema/users.ts';
import { listRegionRows } from '#domain/firm/read-firm.ts';
import { getSettings } from '#domain/settings/get-settings.ts';
import { readValue, writeValue } from '#domain/settings/stored-value.ts';
import type { ActorCtx, Ctx } from '#kernel/ctx.ts';
import { hasRow } from '#kernel/rows.ts';
import { inTransaction } from '#kernel/transaction.ts';
import { SEED_FIRM } from '#shared/firm/seed-firm.ts';
import { shopSettingsInput } from '#shared/settings.ts';
import { SETUP_KEY, SETUP_STEPS, type SetupStep } from '#shared/setup.ts';

const stored = z.object({
  /** Steps that a user confirmed to be right as they are. */
  marked: z.array(z.enum(SETUP_STEPS)).default([]),
  isDismissed: z.boolean().default(false),
});

type StoredSetup = z.output<typeof stored>;

export function getSetup(ctx: Ctx) {
  const { marked, isDismissed } = readStored(ctx);
  if (isDismissed) return { steps: [], isOver: true };
  const steps = SETUP_STEPS.map((step) => ({ step, isDone: marked.includes(step) || EVIDENCE[step](ctx) }));
  return { steps, isOver: steps.every(({ isDone }) => isDone) };
}

export function markSetupStep(ctx: ActorCtx, { step }: { readonly step: SetupStep }): void {
  store(ctx, (before) => ({ ...before, marked: [...new Set([...before.marked, step])] }));
}

export function dismissSetup(ctx: ActorCtx): void {
  store(ctx, (before) => ({ ...before, isDismissed: true }));
}

const EVIDENCE: Readonly<Record<SetupStep, (ctx: Ctx) => boolean>> = {
  firm: (ctx) => {
    const { name, address, fiscalNumber, vatNumber } = getSettings(ctx).seller;
    return [name, address, fiscalNumber, vatNumber].every((text) => text !== '');
  },
  look: (ctx) => hasRow(ctx, settings, eq(settings.key, 'brand')),
  regions: (ctx) => hasRow(ctx, deliveryRules) || hasOwnRegions(ctx) || hasOwnDays(ctx),
  groups: (ctx) => hasRow(ctx, products, isNull(products.deletedAt)),
  people: (ctx) =>
    hasRow(
      ctx,
      users,
      and(inArray(users.role, ['stocker', 'driver', 'packer', 'call_agent']), eq(users.isActive, true)),
    ),
  products: (ctx) => hasRow(ctx, products, isNull(products.deletedAt)),
  opening: (ctx) =>
    hasRow(ctx, products, gt(products.stock, 0)) &&
    hasRow(ctx, customerEntries, eq(customerEntries.kind, 'opening')),
};

function hasOwnRegions({ db }: Ctx): boolean {
  return JSON.stringify(listRegionRows(db)) !== JSON.stringify(SEED_FIRM.regions);
}

/** Other fields of the same row are set by `create-admin`. */
function hasOwnDays(ctx: Ctx): boolean {
  const { closedWeekdays, closedDates, cutoffHour, minimumOrderCents } = getSettings(ctx).shop;
  const own = { closedWeekdays, closedDates, cutoffHour, minimumOrderCents };
  const fresh = shopSettingsInput.parse({});
  return JSON.stringify({ ...fresh, ...own }) !== JSON.stringify(fresh);
}

function readStored(ctx: Ctx): StoredSetup {
  return stored.parse(readValue(ctx, SETUP_KEY) ?? {});
}

function store(ctx: ActorCtx, change: (before: StoredSetup) => StoredSetup): void {
  inTransaction(ctx, (tx) => {
    writeValue(tx, SETUP_KEY, change(readStored(tx)));
    tx.emit({ type: 'settings' });
  });
}
