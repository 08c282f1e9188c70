import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { FLOUR } from '#testing/given-shop.ts';
import { propertyRuns } from '#testing/property-runs.ts';
import { loginAs } from '#testing/rest-client.ts';
import { openWorld, type World } from '#testing/world.ts';
import { searchProducts } from './search-shop.ts';
import { suggestTerms } from './suggest-terms.ts';

function find(world: World, query: string, limit = 10, cursor = 1): string[] {
  return searchProducts(world.ctx, { query, limit, cursor, isLiteral: true }).products.map(
    (product) => product.name,
  );
}

function givenNames(world: World, ...names: string[]): void {
  for (const name of names) givenProduct(world, { name });
}

describe('search', () => {
  test('ignores case and diacritics, in the term and in the product', () => {
    const world = openWorld();
    givenNames(world, 'Krem ÇOKOLLATË', 'Miell');
    for (const term of ['cokollate', 'Çokollatë', 'COKOLLATË', 'c\u0327okollate\u0308', 'okolla']) {
      expect(find(world, term)).toEqual(['Krem ÇOKOLLATË']);
    }
  });

  test('takes đ for a d anywhere in a word, also after a change and when the index is rebuilt', () => {
    const world = openWorld();
    const id = givenProduct(world, { name: 'Miell Anđelka', code: 'Đ-12', description: 'nga Đakovica' });
    givenNames(world, 'Tjetër');
    const terms = ['andelk', 'Anđelk', 'ANĐELKA', 'ndel', 'dakovi', 'đakovi', 'd-12', 'đ-', 'an'];
    const expectFound = (name: string) => {
      for (const term of terms) expect(find(world, term), term).toEqual([name]);
    };
    expectFound('Miell Anđelka');
    const { connection } = world.handle;
    connection
      .prepare("UPDATE products SET name = 'Sheqer Anđelka', name_folded = 'sheqer andelka' WHERE id = ?")
      .run(id);
    expectFound('Sheqer Anđelka');
    for (const index of ['product_search', 'product_words', 'product_names', 'user_search', 'user_words']) {
      connection.exec(`INSERT INTO ${index} (${index}, rank) VALUES ('integrity-check', 1)`);
      connection.exec(`INSERT INTO ${index} (${index}) VALUES ('rebuild')`);
    }
    expectFound('Sheqer Anđelka');
  });

  test('finds what a scanner sends, its symbology prefix left out', () => {
    const world = openWorld();
    givenProduct(world, { name: 'Kuti torte', code: 'AMB-77', barcode: '3830012345678' });
    givenProduct(world, { name: 'Tjetër', code: 'C1-5' });
    for (const term of [']C1AMB-77', ']E03830012345678', '\u001d]C1AMB-77']) {
      expect(find(world, term), term).toEqual(['Kuti torte']);
    }
    expect(find(world, 'C1')).toEqual(['Tjetër']);
  });

  test('finds parts of words in name, code and description', () => {
    const world = openWorld();
    givenProduct(world, { name: 'Kuti torte', code: 'AMB-77/x', description: 'Karton i valëzuar' });
    givenProduct(world, { name: 'Tjetër' });
    for (const term of ['ort', 'amb-77', '77/', 'karton', 'valezu', 'kuti karton 77']) {
      expect(find(world, term)).toEqual(['Kuti torte']);
    }
  });

  test('puts the best match first', () => {
    const world = openWorld();
    givenProduct(world, { name: 'Në përshkrim', code: 'z1', description: 'me vanilje' });
    givenProduct(world, { name: 'Supervanilje', code: 'z2' });
    givenProduct(world, { name: 'Krem me vanilje', code: 'z3' });
    givenProduct(world, { name: 'Vanilje e pastër', code: 'z4' });
    givenProduct(world, { name: 'Fillim kodi', code: 'VANILJE-9' });
    givenProduct(world, { name: 'Kodi vetë', code: 'Vanilje' });
    expect(find(world, 'vanilje')).toEqual([
      'Kodi vetë',
      'Fillim kodi',
      'Vanilje e pastër',
      'Krem me vanilje',
      'Supervanilje',
      'Në përshkrim',
    ]);
  });

  test('wants all words, in any order and place', () => {
    const world = openWorld();
    givenNames(world, 'Krem vanilje 5 kg', 'Krem kakao 5 kg', 'Glazurë vanilje 10 kg');
    expect(find(world, 'vanilje krem')).toEqual(['Krem vanilje 5 kg']);
    expect(find(world, '5 kg').sort()).toEqual(['Krem kakao 5 kg', 'Krem vanilje 5 kg']);
    expect(find(world, 'krem 5')).toHaveLength(2);
    expect(find(world, 'vanilje pizza')).toEqual([]);
  });

  test('takes terms of one or two letters as beginnings of words first, then anywhere', () => {
    const world = openWorld();
    givenNames(world, 'Leng', 'Kuti e vogël', 'Ujë');
    expect(find(world, 'l')).toEqual(['Leng', 'Kuti e vogël']);
    expect(find(world, 'vo')).toEqual(['Kuti e vogël']);
    expect(find(world, 'uj')).toEqual(['Ujë']);
  });

  test('finds a short figure in the description as well, behind names that have it', () => {
    const world = openWorld();
    givenProduct(world, { name: 'Qese buke', code: 'q1', description: 'Për bagetë, 12×60 cm.' });
    givenProduct(world, { name: 'Mbushje', code: 'q2', description: 'Me 8% fëstëk, në kovë.' });
    givenProduct(world, { name: 'Kallëp 12 vende', code: 'q3' });
    expect(find(world, '12')).toEqual(['Kallëp 12 vende', 'Qese buke']);
    expect(find(world, '8%')).toEqual(['Mbushje']);
    expect(find(world, '60 cm')).toEqual(['Qese buke']);
    expect(find(world, '60cm')).toEqual(['Qese buke']);
  });

  test('finds any part of a description, of one or two letters and of signs too, behind names and codes', () => {
    const world = openWorld();
    givenProduct(world, {
      name: 'Krem',
      code: 'z1',
      description: 'Ruhet në 18 °C,\n5 KG në kovë; 40% yndyrë',
    });
    givenProduct(world, { name: 'Qese 9cm', code: 'z2' });
    givenProduct(world, { name: 'Kuti', code: 'CM-4' });
    givenProduct(world, { name: 'Letër', code: 'z4', description: '60×40 cm' });
    givenProduct(world, { name: 'Çanta', code: 'z5', description: 'ëmbëlsirash' });
    expect(find(world, '°C')).toEqual(['Krem']);
    expect(find(world, '°')).toEqual(['Krem']);
    expect(find(world, '%')).toEqual(['Krem']);
    expect(find(world, '×')).toEqual(['Letër']);
    expect(find(world, 'kg')).toEqual(['Krem']);
    expect(find(world, '5 kg')).toEqual(['Krem']);
    expect(find(world, 'EM')).toEqual(['Krem', 'Çanta']);
    expect(find(world, 'cm')).toEqual(['Kuti', 'Qese 9cm', 'Letër']);
    expect(find(world, 'krem kg')).toEqual(['Krem']);
    expect(find(world, 'cm z4')).toEqual(['Letër']);
    expect(find(world, ';')).toEqual(['Krem']);
    expect(find(world, ':')).toEqual([]);
    expect(find(world, 'krem : kg,')).toEqual(['Krem']);
  });

  test('is the same for shop, desk, stocker, packer, office and programs', async () => {
    const world = openWorld();
    const text = 'Ruhet në 18 °C, 5 kg, 40% yndyrë, 9 cm';
    for (let count = 1; count <= 12; count += 1) givenProduct(world, { description: text });
    givenProduct(world, { description: 'Tjetër' });
    const agent = world.call(givenUser(world, 'call_agent')).callAgent.products;
    const stocker = world.call(givenUser(world, 'stocker')).stocker;
    const packer = world.call(givenUser(world, 'packer')).packer;
    const office = world.call(givenUser(world, 'admin')).admin.products;
    const client = await loginAs(world, givenUser(world, 'stocker'));
    for (const query of ['°C', 'kg', '%', 'cm']) {
      const shop = world.call(givenUser(world, 'customer')).public.catalog;
      const rest = await client.get(`/api/orders/search-products?search=${encodeURIComponent(query)}`);
      const found = {
        shop: (await shop.search({ query })).totalProducts,
        desk: (await agent.list({ regionId: 1, query })).total,
        order: (await agent.search({ query })).total,
        stock: (await stocker.stock.list({ query })).totalItems,
        packer: (await packer.products.search({ search: query })).length,
        office: (await office.list({ query })).totalProducts,
        rest: rest.body.total,
      };
      expect(found, query).toEqual({
        shop: 12,
        desk: 12,
        order: 12,
        stock: 12,
        packer: 12,
        office: 12,
        rest: 12,
      });
    }
  });

  test('finds what is mistyped by one letter for everybody, and says what it searched instead', async () => {
    const world = openWorld();
    const id = givenProduct(world, { name: 'Fondant blu 2 kg', code: 'TF-001' });
    const soldOut = givenProduct(world, { name: 'Fondant i bardhë', code: 'TF-002', stock: 0 });
    givenProduct(world, { name: 'Tjetër' });
    const agent = world.call(givenUser(world, 'call_agent')).callAgent.products;
    const stocker = world.call(givenUser(world, 'stocker')).stocker;
    const packer = world.call(givenUser(world, 'packer')).packer;
    const office = world.call(givenUser(world, 'admin')).admin.products;
    const { products: shop } = await world.call(null).public.catalog.search({ query: 'fondnt' });
    expect(shop.map((product) => product.id)).toEqual([id]);
    const find = async (query: string) => {
      const desk = await agent.list({ regionId: 1, query });
      const stock = await stocker.stock.list({ query });
      const list = await office.list({ query });
      const sorted = await office.list({ query, sort: 'name' });
      return {
        corrected: [desk, stock, list, sorted].map((page) => page.corrected),
        ids: [
          desk.products,
          (await agent.search({ query })).products,
          (await stocker.products.search({ query })).products,
          stock.items,
          await packer.products.search({ search: query }),
          list.products,
          sorted.products,
        ].map((found) => found.map((product) => product.id).sort((a, b) => a - b)),
      };
    };
    const found = await find('fondnt');
    expect(found.ids).toEqual(Array.from({ length: 7 }, () => [id, soldOut]));
    expect(found.corrected).toEqual(Array.from({ length: 4 }, () => 'Fondant'));
    for (const query of ['tf-003', 'fondnt 2', 'xyzxyz', '3830012345678']) {
      expect([query, (await find(query)).ids.flat()]).toEqual([query, []]);
    }
    expect((await find('fondant')).corrected).toEqual([null, null, null, null]);
  });

  test('follows a description that is changed', async () => {
    const world = openWorld();
    const id = givenProduct(world, { name: 'Krem', description: '5 kg' });
    const office = world.call(givenUser(world, 'admin')).admin.products;
    await office.update({ id, description: '9 °C' });
    expect(find(world, 'kg')).toEqual([]);
    expect(find(world, '°C')).toEqual(['Krem']);
    await office.create({ ...FLOUR, code: 'FL-77', description: 'Për 7 °C' });
    expect(find(world, '°C')).toHaveLength(2);
  });

  test.each(['%', '_', '"', '*', '(', "'", '5%', '^', 'NEAR(', 'a OR b', 'name:', '-x', '{name}'])(
    'takes %s as ordinary characters',
    (term) => {
      const world = openWorld();
      givenNames(world, 'Krem', `Me ${term} brenda`);
      expect(find(world, term)).toEqual([`Me ${term} brenda`]);
    },
  );

  test('asks nothing when the term is blank', () => {
    const world = openWorld();
    givenNames(world, 'Krem');
    for (const term of ['', '  ', '\n\t', '\u0000', '\u0301']) expect(find(world, term)).toEqual([]);
  });

  test('leaves out what cannot be bought, and pages are full all the same', () => {
    const world = openWorld();
    for (let number = 10; number < 35; number += 1) {
      givenProduct(world, { name: `Kuti ${number}`, stock: number % 5 === 0 ? 0 : 3 });
    }
    const pages = [1, 2, 3].map((cursor) =>
      searchProducts(world.ctx, { query: 'kuti', limit: 8, cursor, isLiteral: true }),
    );
    expect(pages.map((page) => page.products.length)).toEqual([8, 8, 4]);
    expect(pages.map((page) => page.nextCursor)).toEqual([2, 3, null]);
    expect(pages.every((page) => page.totalProducts === 20 && page.isTotalExact)).toBe(true);
    const names = pages.flatMap((page) => page.products.map((product) => product.name));
    expect(new Set(names).size).toBe(20);
    const staff = { ...world.as(givenUser(world, 'admin')) };
    expect(searchProducts(staff, { query: 'kuti', limit: 8, cursor: 1, isLiteral: true }).totalProducts).toBe(
      25,
    );
  });

  test('follows a product that is renamed', () => {
    const world = openWorld();
    const id = givenProduct(world, { name: 'Emri i vjetër' });
    world.handle.connection
      .prepare("UPDATE products SET name = 'Emri i ri', name_folded = 'emri i ri' WHERE id = ?")
      .run(id);
    expect(find(world, 'vjet')).toEqual([]);
    expect(find(world, 'emri ri')).toEqual(['Emri i ri']);
  });

  test('never fails, whatever is typed', () => {
    const world = openWorld();
    givenNames(world, 'Krem çokollatë 50% "x" (NEAR)', 'Kuti * torte', "O'Neill -- ;");
    const typed = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.string({ unit: fc.constantFrom(...'ab"*()%_:^-+{}\'\\ NEAR\0'.split('')), maxLength: 30 }),
    );
    fc.assert(
      fc.property(typed, fc.integer({ min: 1, max: 10_000 }), (query, cursor) => {
        const found = searchProducts(world.ctx, { query, limit: 10, cursor, isLiteral: false });
        expect(found.products.length).toBeLessThanOrEqual(3);
        suggestTerms(world.ctx, { query });
      }),
      { numRuns: propertyRuns(300) },
    );
  });

  test('finds a product by any part of its name that is long enough', () => {
    const world = openWorld();
    const name = 'Glazurë me luleshtrydhe të egra';
    givenNames(world, name, 'Miell');
    const part = fc
      .tuple(fc.nat(name.length - 3), fc.integer({ min: 3, max: name.length }))
      .map(([start, length]) => name.slice(start, start + length))
      .filter(
        (text) =>
          text.split(' ').every((word) => word.length >= 3 || word.length === 0) && text.trim() !== '',
      );
    fc.assert(
      fc.property(part, (text) => {
        expect(find(world, text)).toContain(name);
      }),
    );
  });
});

describe('suggestions', () => {
  test('cost little for a term of forty words too', () => {
    const world = openWorld();
    const read = vi.spyOn(world.ctx.db, 'all');
    const readsOf = (words: number) => {
      read.mockClear();
      suggestTerms(world.ctx, { query: Array.from({ length: words }, (_, at) => `fjale${at}`).join(' ') });
      return read.mock.calls.length;
    };
    expect(readsOf(40)).toBeLessThan(30);
  });

  test('are words of products like the one that was mistyped, and find something', () => {
    const world = openWorld();
    givenNames(world, 'Krem çokollatë', 'Krem vanilje', 'Kuti torte');
    expect(find(world, 'cokolate')).toEqual([]);
    expect(suggestTerms(world.ctx, { query: 'cokolate' })).toEqual(['çokollatë']);
    expect(suggestTerms(world.ctx, { query: 'krem vanilja' })[0]).toBe('Krem vanilje');
    expect(suggestTerms(world.ctx, { query: 'xyzxyz' })).toEqual([]);
    expect(suggestTerms(world.ctx, { query: ' ' })).toEqual([]);
  });

  test('never name what cannot be bought', () => {
    const world = openWorld();
    givenProduct(world, { name: 'Çokollatë', stock: 0 });
    expect(suggestTerms(world.ctx, { query: 'cokolate' })).toEqual([]);
  });
});
