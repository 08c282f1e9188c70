import { expect, test } from 'vitest';
import { givenUser } from '#testing/builders.ts';
import { readAudit } from '#testing/read-audit.ts';
import { loginAs } from '#testing/rest-client.ts';
import { openWorld } from '#testing/world.ts';

test('a program changes the settings that it names and leaves the others as they are', async () => {
  const world = openWorld();
  const office = await loginAs(world, givenUser(world, 'admin'));
  const before = (await office.get('/api/admin/settings')).body.settings;
  expect(before).toMatchObject({ issueAt: 'departure', cutoffHour: 12, seller: { name: '' } });
  await office.put('/api/admin/settings', { seller: { name: 'Furnizo', city: 'Prishtinë' } });
  const answer = await office.put('/api/admin/settings', {
    issueAt: 'delivery',
    seller: { businessNumber: '811234567' },
    contact: { phone: '044 111 222' },
  });
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({
    settings: {
      ...before,
      issueAt: 'delivery',
      seller: { ...before.seller, name: 'Furnizo', city: 'Prishtinë', businessNumber: '811234567' },
      contact: { ...before.contact, phone: '044 111 222' },
    },
  });
  expect((await office.get('/api/admin/settings')).body).toEqual(answer.body);
  expect(readAudit(world).map(({ details }) => details)).toContainEqual({
    group: 'shop',
    changes: { issueAt: { from: 'departure', to: 'delivery' } },
  });
});

test.each([
  { nothing: 1 },
  { issueAt: 'never' },
  { cutoffHour: '12' },
  { seller: { iban: 'XK05' } },
  { contact: { mapUrl: 'javascript:alert(1)' } },
])('settings that there are not, or that cannot be so, are rejected: %j', async (body) => {
  const world = openWorld();
  const office = await loginAs(world, givenUser(world, 'admin'));
  const answer = await office.put('/api/admin/settings', body);
  expect([answer.status, answer.body.error]).toEqual([400, 'Validation failed']);
  expect(readAudit(world)).toEqual([]);
});

test('a setting that there is not is named, at the top and in a group', async () => {
  const world = openWorld();
  const office = await loginAs(world, givenUser(world, 'admin'));
  for (const [body, path] of [
    [{ nothing: 1 }, 'nothing'],
    [{ seller: { iban: 'XK05' } }, 'seller.iban'],
  ] as const) {
    const message = expect.stringContaining('Emër i panjohur. Lejohen: ');
    expect((await office.put('/api/admin/settings', body)).body.issues).toEqual([{ path, message }]);
  }
});
