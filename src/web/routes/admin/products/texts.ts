import type { PRODUCT_SORTS } from '#shared/list-choices.ts';
import { plural } from '#shared/text/plural.ts';

const sorts: Readonly<Record<(typeof PRODUCT_SORTS)[number], string>> = {
  newest: 'Më të rejat',
  name: 'Emri',
  code: 'Kodi',
  category: 'Kategoria',
  price: 'Çmimi',
  vat: 'TVSH',
  discount: 'Zbritja',
  stock: 'Stoku',
};

export const productsTexts = {
  search: 'Kërko sipas emrit, kodit ose përshkrimit',
  sorts,
  sortLabel: 'Rendit sipas',
  counts: {
    total: 'Gjithsej',
    featured: 'Të veçuara',
    discounted: 'Me zbritje',
    lowStock: 'Stok i ulët',
    label: 'Numri i produkteve',
  },
  filters: {
    category: 'Kategoria',
    allCategories: 'Të gjitha kategoritë',
    subcategory: 'Nënkategoria',
    allSubcategories: 'Të gjitha nënkategoritë',
  },
  found: (count: number) => plural(count, '1 produkt', `${count.toLocaleString('de-DE')} produkte`),
  columns: { product: 'Produkti', final: 'Me zbritje' },
  extras: { net: 'Pa TVSH', shelf: 'Vendi në raft', barcode: 'Barkodi', regions: 'Regjionet' },
  price: (name: string) => `Çmimi i produktit ${name}`,
  discount: (name: string) => `Zbritja e produktit ${name}`,
  editPrice: (name: string, price: string) => `Ndrysho çmimin: ${name}, ${price}`,
  editDiscount: (name: string, discount: string) => `Ndrysho zbritjen: ${name}, ${discount}`,
  feature: (name: string) => `Veçoje: ${name}`,
  edit: (name: string) => `Ndrysho: ${name}`,
  duplicate: (name: string) => `Kopjo: ${name}`,
  remove: (name: string) => `Fshi: ${name}`,
  select: (name: string) => `Zgjidh: ${name}`,
  editShort: 'Ndrysho',
  duplicateShort: 'Kopjo',
  removeShort: 'Fshi',
  done: {
    price: (name: string) => `Çmimi u përditësua: ${name}`,
    discount: (name: string) => `Zbritja u përditësua: ${name}`,
    featured: (isFeatured: boolean) => (isFeatured ? 'Produkti u veçua' : 'Produkti nuk është më i veçuar'),
    duplicated: (name: string) => `U krijua „${name}”`,
    removed: (name: string) => `„${name}” u fshi`,
    restored: (name: string) => `„${name}” u kthye`,
    bulk: (count: number) => plural(count, '1 produkt u përditësua', `${count} produkte u përditësuan`),
    bulkRemoved: (count: number) => plural(count, '1 produkt u fshi', `${count} produkte u fshinë`),
    bulkRestored: (count: number) => plural(count, '1 produkt u kthye', `${count} produkte u kthyen`),
  },
  failed: {
    list: 'Failed to fetch products',
    price: 'Failed to update product',
    discount: 'Failed to update discount',
    featured: 'Failed to update featured status',
    remove: 'Failed to delete product',
    duplicate: 'Failed to create product',
    restore: 'Failed to update product',
    range: 'Zbritja duhet të jetë nga 0 deri në 100.',
  },
  bin: {
    title: 'Koshi',
    open: 'Koshi i produkteve',
    close: 'Kthehu te produktet',
    empty: 'Koshi është bosh',
    deletedAt: (instant: string) => `fshirë më ${instant}`,
    restore: 'Kthe',
    restoreOf: (name: string) => `Kthe nga koshi: ${name}`,
  },
  largeChange: {
    title: 'Ndryshim i madh i çmimit',
    question: (name: string, before: string, after: string) =>
      `„${name}” ndryshon nga ${before} në ${after}: më shumë se 50 %. A është i saktë çmimi i ri?`,
    confirm: 'Po, ndrysho çmimin',
  },
  prices: {
    open: 'Ndrysho çmimet',
    ticked: 'Çmimi, TVSH',
    title: 'Ndrysho çmimet',
    wayLabel: 'Çfarë ndryshon',
    ways: { percent: 'Në %', amount: 'Në €', set: 'Çmim i ri', vat: 'TVSH' },
    fields: {
      percent: 'Përqindja (%)',
      amount: 'Shuma (€)',
      set: 'Çmimi i ri me TVSH (€)',
      vat: 'Norma e TVSH-së (%)',
    },
    directionLabel: 'Drejtimi',
    up: 'Rrit',
    down: 'Ul',
    stepLabel: 'Rrumbullakimi',
    step: (cents: number) =>
      cents === 1 ? 'Në cent' : `Në ${(cents / 100).toFixed(2).replace('.', ',')}\u00a0€`,
    keepsLabel: 'Çfarë mbetet',
    keeps: { gross: 'Mbetet çmimi me TVSH', net: 'Mbetet çmimi pa TVSH' },
    nothing: 'Shkruani më shumë se 0.',
    look: 'Shiko ndryshimet',
    preview: 'Çmimet e reja',
    before: 'Tani',
    after: 'Pas ndryshimit',
    counts: (changing: number, same: number) =>
      `${plural(changing, '1 produkt ndryshon', `${changing.toLocaleString('de-DE')} produkte ndryshojnë`)}${
        same > 0 ? `, ${plural(same, '1 mbetet', `${same.toLocaleString('de-DE')} mbeten`)}` : ''
      }.`,
    large: (count: number) =>
      plural(
        count,
        '1 çmim ndryshon më shumë se 50 %: kontrollojeni.',
        `${count} çmime ndryshojnë më shumë se 50 %: kontrollojini.`,
      ),
    largeMark: 'mbi 50 %',
    impossible: (count: number) =>
      plural(
        count,
        '1 çmim do të binte në zero ose mbi kufirin: mbetet si është.',
        `${count} çmime do të binin në zero ose mbi kufirin: mbeten si janë.`,
      ),
    back: 'Kthehu',
    apply: (count: number) =>
      plural(count, 'Ndrysho 1 produkt', `Ndrysho ${count.toLocaleString('de-DE')} produkte`),
    done: (count: number) =>
      plural(count, '1 produkt u ndryshua', `${count.toLocaleString('de-DE')} produkte u ndryshuan`),
    left: (count: number, names: readonly string[]) =>
      `Dikush tjetër i ndryshoi ndërkohë dhe mbetën: ${names.join(', ')}${count > names.length ? ', …' : ''}`,
  },
  empty: 'Nuk u gjet asnjë produkt',
  emptyHint: 'Ndryshoni kërkimin ose pastroni filtrat.',
  noneYet: 'Ende asnjë produkt',
  noneYetHint: 'Krijojeni të parin te „Krijo Produkt”, ose sillni skedarin te „Import dhe eksport”.',
  bulk: {
    label: 'Veprime mbi produktet e zgjedhura',
    discount: 'Zbritje',
    discountLabel: 'Zbritja (%)',
    apply: 'Vendos',
    feature: 'Veço',
    unfeature: 'Hiq nga të veçuarat',
    category: 'Kategoria',
    remove: 'Fshi',
    removeTitle: 'Fshi produktet e zgjedhura?',
    removeQuestion: (count: number) =>
      `${plural(count, '1 produkt do të fshihet', `${count} produkte do të fshihen`)} nga dyqani dhe nga shportat. Porositë e mëparshme i ruajnë artikujt e tyre.`,
  },
} as const;
