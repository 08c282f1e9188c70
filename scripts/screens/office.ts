import type { Screen } from './screen.ts';

const who = 'admin@furnizo.test';
const office = (query: string) => `/secret-dashboard?${query}`;

function section(name: string, query: string, landmark: string, rest: Partial<Screen> = {}): Screen {
  return {
    name: `admin-${name}`,
    who,
    path: office(query),
    prepare: async (page) => {
      await page.locator(landmark).first().waitFor();
    },
    ...rest,
  };
}

export const officeScreens: readonly Screen[] = [
  section('create', 'tab=create', 'form'),
  section('products', 'tab=products', '[data-product]'),
  section('products-dark', 'tab=products', '[data-product]', { scheme: 'dark' }),
  section('orders', 'tab=orders', '[data-order]', {
    prepare: async (page) => {
      await page.locator('[data-order] a').first().click();
      await page.getByRole('heading', { name: 'Historiku i porosisë' }).waitFor();
    },
  }),
  section('users', 'tab=users', '[data-user]'),
  section('user-form', 'tab=users&user=20', '[role=dialog] form'),
  section('createuser', 'tab=createuser', 'form'),
  section('update', 'tab=update', 'main li button'),
  section('update-form', 'tab=update&product=1', 'main form'),
  section('overview', 'tab=overview&days=90', 'svg[role=img]'),
  section('overview-dark', 'tab=overview&days=90', 'svg[role=img]', { scheme: 'dark' }),
  section('imports', 'tab=imports', 'main section'),
  section('audit', 'tab=audit', 'main h1'),
  section('settings', 'tab=settings', 'main form'),
];
