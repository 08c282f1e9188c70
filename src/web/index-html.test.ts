import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('every icon that the page links is among its files', () => {
  const html = readFileSync(new URL('./index.html', import.meta.url), 'utf8');
  const linked = [...html.matchAll(/<link[^>]+href="(\/[^"]+)"/g)].map(([, address]) => address);
  expect(linked.length).toBeGreaterThan(0);
  const missing = linked.filter((address) => !existsSync(new URL(`./public${address}`, import.meta.url)));
  expect(missing).toEqual([]);
});
