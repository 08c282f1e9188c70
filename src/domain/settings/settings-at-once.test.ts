import { expect, test } from 'vitest';
import type { ActorCtx } from '#kernel/ctx.ts';
import { inTransaction } from '#kernel/transaction.ts';
import { contactSettingsInput } from '#shared/settings.ts';
import { givenUser } from '#testing/builders.ts';
import { openWorld } from '#testing/world.ts';
import { getSettings } from './get-settings.ts';
import { mergeSettings, updateSettings } from './update-settings.ts';

function givenOffice() {
  const world = openWorld();
  const ctx: ActorCtx = { ...world.ctx, actor: givenUser(world, 'admin') };
  return { world, ctx, phone: () => getSettings(ctx).contact.phone };
}

const contact = (phone: string) => contactSettingsInput.parse({ phone });

test('a setting that is changed counts at once: later in the same transaction, and in the next call', () => {
  const { ctx, phone } = givenOffice();
  const before = phone();
  inTransaction(ctx, (tx) => {
    expect(getSettings(tx).contact.phone).toBe(before);
    updateSettings(tx, { group: 'contact', values: contact('+383 44 111 111') });
    expect(getSettings(tx).contact.phone).toBe('+383 44 111 111');
    mergeSettings(tx, { contact: contact('+383 44 222 222') });
    expect(getSettings(tx).contact.phone).toBe('+383 44 222 222');
  });
  expect(phone()).toBe('+383 44 222 222');
});

test('what was changed and taken back was never there', () => {
  const { ctx, phone } = givenOffice();
  const before = phone();
  const fail = () =>
    inTransaction(ctx, (tx) => {
      updateSettings(tx, { group: 'contact', values: contact('+383 44 333 333') });
      expect(getSettings(tx).contact.phone).toBe('+383 44 333 333');
      throw new Error('no');
    });
  expect(fail).toThrow('no');
  expect(phone()).toBe(before);
  expect(inTransaction(ctx, (tx) => getSettings(tx).contact.phone)).toBe(before);
});

test('what another program writes counts from the next transaction on', () => {
  const { world, ctx, phone } = givenOffice();
  inTransaction(ctx, (tx) => getSettings(tx).contact.phone);
  world.handle.connection
    .prepare("INSERT INTO settings (key, value, updated_at) VALUES ('contact', ?, 0)")
    .run(JSON.stringify({ phone: '+383 44 444 444' }));
  expect(inTransaction(ctx, (tx) => getSettings(tx).contact.phone)).toBe('+383 44 444 444');
  expect(phone()).toBe('+383 44 444 444');
});
