import { IconBox } from '@tabler/icons-react';
import { expect, test } from 'vitest';
import { type Section, sectionAt } from './section.ts';

const section = (to: Section['to'], more: Partial<Section> = {}): Section => ({
  to,
  label: to,
  icon: IconBox,
  ...more,
});

const office = [
  section('/secret-dashboard/products/new'),
  section('/secret-dashboard/products'),
  section('/secret-dashboard/products/edit', { alsoAt: /\/products\/\d+$/ }),
  section('/secret-dashboard/overview', { isHome: true }),
];

test('the menu marks the section that an address belongs to', () => {
  const at = (path: string) => sectionAt(office, path)?.to.replace('/secret-dashboard/', '');
  expect(at('/secret-dashboard/products')).toBe('products');
  expect(at('/secret-dashboard/products/new')).toBe('products/new');
  expect(at('/secret-dashboard/products/12')).toBe('products/edit');
  expect(at('/secret-dashboard')).toBe('overview');
  expect(at('/secret-dashboard/')).toBe('overview');
});
