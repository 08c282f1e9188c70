import fc from 'fast-check';
import { expect, test } from 'vitest';
import { givenUser } from '#testing/builders.ts';
import { openWorld } from '#testing/world.ts';
import { getBrandPage, toHtml } from './brand-page.ts';

test('Markdown becomes titles, lists, tables and links', async () => {
  const world = openWorld();
  const { settings: office } = world.call(givenUser(world, 'admin')).admin;
  const terms = '# Kushtet\n\n- **një**\n- [dy](https://nika.test/a?b=1&c=2)\n\n<https://nika.test>';
  await office.merge({ brand: { terms } });
  const html = getBrandPage(world.ctx, 'terms');
  for (const part of [
    '<h1>Kushtet</h1>',
    '<li><strong>një</strong></li>',
    '<a href="https://nika.test/a?b=1&c=2">dy</a>',
    '<a href="https://nika.test">https://nika.test</a>',
  ])
    expect(html).toContain(part);
  expect(getBrandPage(world.ctx, 'privacy')).toBeNull();
});

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  'a <b onclick="alert(1)">b</b>',
  '[x](javascript:alert(1))',
  '[x](data:text/html,alert)',
  '[x](JaVaScRiPt:alert(1) "title")',
  '[x](https://a.test/"onmouseover="alert)',
  '![x](https://evil.test/pixel.png)',
  '[x]: javascript:alert(1)\n\n[x]',
  '[x](//evil.test)',
])('%s runs nothing and fetches nothing', (text) => {
  const html = toHtml(text);
  expect(html).not.toMatch(/<script|<img|<b |href="(?:javascript|data|\/\/)|="[^"]*"\s*on\w+=/i);
});

test('whatever is written, only tags of Markdown come out', () => {
  const part = fc.constantFrom(
    '<',
    '>',
    '"',
    "'",
    '[a](',
    ')',
    '](',
    '`',
    '&',
    'javascript:',
    'on',
    '=',
    '\n',
    '# ',
    '<a ',
    '![',
    'x',
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 14 }), (parts) => {
      const tags = toHtml(parts.join('')).match(/<[^>]*>/g) ?? [];
      for (const tag of tags) {
        expect(tag).toMatch(
          /^<\/?(?:p|h[1-6]|a|em|strong|code|pre|ul|ol|li|br|hr|blockquote|del)(?: href="[^"]*")?\/?>$/,
        );
      }
    }),
  );
});
