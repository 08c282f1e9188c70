import { expect, test } from 'vitest';
import { escapeHtml } from './escape-html.ts';

test('no text can open an element, end an attribute or write an entity', () => {
  expect(escapeHtml('"><b>A & B &lt;</b>')).toBe('&quot;&gt;&lt;b&gt;A &amp; B &amp;lt;&lt;/b&gt;');
});
