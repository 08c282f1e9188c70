import { expect, test } from 'vitest';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { openWorld } from '#testing/world.ts';

test.each([
  ['Baklava Kadayıf Yıldız', ['kadayif', 'KADAYIF', 'yildiz', 'kadayif yildiz']],
  ['Krem Smørrebrød', ['smorrebrod', 'SMØRREBRØD']],
  ['Łosoś i tymosur', ['losos', 'łosoś']],
  ['Buka Weißbrot', ['weissbrot', 'weißbrot']],
  ['Gaz CO₂ 5', ['co2']],
  ['Filxhan 1½ dl', ['1/2', '1 1/2']],
  ['Krem Ｐatissier ﬂorale', ['patissier', 'florale']],
  ['Vaj d’oliva “extra”', ["d'oliva", 'd’oliva', 'extra']],
  ['Kuti T\u2011500', ['t-500', 'T500', 'T–500']],
  ['Æble kage', ['aeble']],
  ['Krem Nutella® 3 kg', ['nutella', 'nutella®', 'krem nutella 3']],
  ['Pije Cola™ zero', ['cola', 'pije cola zero']],
  ['Tepsi 30✖40 alumin', ['30x40', '30×40', '30*40'.replace('*', 'x')]],
  ['Qese 5 ㎏ ‹e bardhë›', ['5 kg', 'e bardhe']],
  ['Ngjyrë № 5 e kuqe', ['no 5', 'ngjyre no 5']],
  ['Peshk ｔｏｎ 2⅔ 𝐤𝐠', ['ton', '2 2/3']],
  ['Ðorđević gjizë', ['dordevic', 'đorđević']],
  ['Mousse Ǿre & Øl', ['mousse ore', 'øre']],
  ['Çoko\u00adlla\u200btë', ['cokollate', 'çokollatë']],
])('„%s” is found as it is typed plainly: %j', async (name, terms) => {
  const world = openWorld();
  const id = givenProduct(world, { name, stock: 5 });
  givenProduct(world, { name: 'Tjetër', stock: 5 });
  const { catalog } = world.call(null).public;
  await Promise.all(
    terms.map(async (query) => {
      const found = await catalog.search({ query, limit: 3 });
      expect([query, found.products.map((product) => product.id)]).toEqual([query, [id]]);
    }),
  );
});

test.each([
  ['Yıldız Şahin', ['yildiz', 'sahin']],
  ['Łukasz Groß', ['lukasz', 'gross']],
  ['Furra d’Oro', ["d'oro"]],
])('so are customers: „%s”, by name and address', async (name, terms) => {
  const world = openWorld();
  const { id } = givenUser(world, 'customer', { name, address: 'Rr. Bülent Øresund' });
  givenUser(world, 'customer', { name: 'Tjetër' });
  const agent = world.call(givenUser(world, 'call_agent')).callAgent;
  for (const term of [...terms, 'oresund']) {
    expect((await agent.customers.search({ term })).map((customer) => customer.id)).toEqual([id]);
  }
});

test('a renamed product and customer are found by their new names alone', async () => {
  const world = openWorld();
  const office = world.call(givenUser(world, 'admin')).admin;
  const id = givenProduct(world, { name: 'Kadayıf', stock: 5 });
  await office.products.update({ id, name: 'Baklava' });
  const { catalog } = world.call(null).public;
  expect((await catalog.search({ query: 'kadayif', limit: 3 })).products).toEqual([]);
  expect((await catalog.search({ query: 'baklava', limit: 3 })).products).toHaveLength(1);
  for (const index of ['product_search', 'product_words', 'product_names', 'user_search', 'user_words']) {
    world.handle.connection.exec(`INSERT INTO ${index} (${index}, rank) VALUES ('integrity-check', 1)`);
  }
});
