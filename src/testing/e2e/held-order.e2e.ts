import { expect } from 'vitest';
import { openOffice, toast } from './admin/admin-scenes.ts';
import { expectAccessible } from './expect-accessible.ts';
import { desk, journey, phone } from './journey.ts';
import { asPerson, readShop, send } from './staff-scenes.ts';
import { listProducts, openAsCustomer, openCheckout } from './storefront/storefront-scenes.ts';

journey(
  'an order beyond the limit is placed and held, until the office lets it go',
  async ({ shop, visit }) => {
    const { page: customer } = await visit(phone);
    const { page: office } = await visit(desk);
    await openAsCustomer(customer, shop, '/');
    const { id } = readShop(shop, (db) =>
      db.prepare("SELECT id FROM users WHERE email = 'customer1@furnizo.test'").get(),
    ) as { id: number };
    await asPerson(shop, 'admin@furnizo.test', (person) =>
      send(person, shop, 'PUT', `/api/accounts/${id}/terms`, { terms_days: 15, limit: 0 }),
    );
    const [product] = await listProducts(customer, shop, 'paketime');
    await openOffice(office, shop, 'tab=overview');
    await openCheckout(customer, shop, product!.id);
    await customer.getByRole('button', { name: 'Konfirmo Porosinë' }).click();
    await customer.getByRole('heading', { name: 'Porosia u mor – pret aprovimin e zyrës' }).waitFor();
    await customer.getByText('Në pritje të aprovimit').waitFor();
    const notice = toast(office, /është në pritje të aprovimit/);
    await notice.getByRole('button', { name: 'Hape' }).click();
    const panel = office.getByRole('dialog', { name: 'Detajet e Porosisë' });
    await panel.getByText(/Mbi limitin e klientit.*limiti është 0,00/).waitFor();
    await customer.goto('/porosite');
    const card = customer.getByRole('article').first();
    await card.getByText('Në pritje të aprovimit').waitFor();
    await expectAccessible(office);
    await panel.getByRole('button', { name: 'Liro' }).click();
    const question = office.getByRole('dialog', { name: /Ta lirojmë porosinë/ });
    await question.getByRole('button', { name: 'Liro' }).click();
    await question.getByText('Shkruani arsyen.').waitFor();
    await question.getByRole('textbox', { name: 'Arsyeja' }).fill('Klient i mirë');
    await question.getByRole('button', { name: 'Liro' }).click();
    await panel.getByText('U lirua nga zyra · Klient i mirë').waitFor();
    await expect.poll(() => card.getByText('Në pritje të aprovimit').count()).toBe(0);
  },
);
