import { plural } from '#shared/text/plural.ts';

const many = (count: number) => count.toLocaleString('de-DE');

export const pricesTexts = {
  lists: 'Listat e çmimeve',
  add: 'Listë e re',
  edit: 'Ndrysho listën',
  remove: 'Fshi listën',
  save: 'Ruaj',
  create: 'Krijo',
  customer: 'Çmimet e një klienti',
  chooseCustomer: 'Kërko klientin',
  failed: 'Listat e çmimeve nuk u ngarkuan.',
  empty: 'Ende nuk ka asnjë listë',
  emptyHint: 'Një listë ka çmime për disa klientë: neto ose bruto, me data, me çmime sipas sasisë.',
  created: (name: string) => `Lista „${name}” u krijua`,
  saved: (name: string) => `Lista „${name}” u ruajt`,
  deleted: 'Lista u fshi',
  notSaved: 'Lista nuk u ruajt.',
  deleteTitle: 'Ta fshijmë listën?',
  deleteQuestion: (name: string, customers: number) =>
    customers === 0
      ? `Lista „${name}” fshihet me të gjitha çmimet.`
      : `Lista „${name}” fshihet me të gjitha çmimet dhe ${plural(customers, 'e humb 1 klient', `e humbin ${many(customers)} klientë`)}. Porositë e bëra mbeten si janë.`,
  fields: {
    name: 'Emri',
    vat: 'Çmimet',
    validFrom: 'Vlen nga',
    validTo: 'Vlen deri',
    exclusive: 'Vetëm këto artikuj',
    exclusiveHint: 'Klienti nuk i sheh produktet e tjera.',
    discounts: 'Zbritjet shtohen',
    discountsHint: 'Zbritja e produktit dhe e klientit vlejnë edhe mbi çmimet e listës.',
  },
  gross: 'Me TVSH',
  net: 'Pa TVSH',
  columns: {
    name: 'Lista',
    vat: 'TVSH',
    rules: 'Rregullat',
    days: 'Vlen',
    products: 'Produkte',
    customers: 'Klientë',
  },
  always: 'Gjithmonë',
  days: (from: string, to: string) => `${from || '…'} – ${to || '…'}`,
  back: 'Te listat',
  search: 'Kërko produktin sipas emrit ose kodit',
  onlyPriced: 'Vetëm me çmim',
  noProducts: 'Nuk u gjet asnjë produkt',
  noProductsHint: 'Ndryshoni kërkimin ose hiqni filtrin.',
  importFile: 'Importo',
  importFailed: 'Skedari nuk u dërgua.',
  exportFile: (format: string) => `Eksporto ${format}`,
  exportHint: (format: string) => `Eksporto ${format}: çmimet e listës`,
  exportFailed: 'Skedari nuk u shkarkua.',
  free: {
    title: 'Ta ruaj çmimin 0,00\u00a0€?',
    question: (count: number) =>
      plural(count, '1 çmim është 0,00\u00a0€.', `${many(count)} çmime janë 0,00\u00a0€.`),
    confirm: 'Ruaje kështu',
    back: 'Mos e ruaj',
  },
  grid: {
    product: 'Produkti',
    catalogue: 'Katalogu',
    pays: 'Sa paguan dhe pse',
    from: (from: number) => (from === 1 ? 'Çmimi nga 1' : `nga ${many(from)}`),
    cell: (name: string, from: number) => `${name}, çmimi nga ${many(from)}`,
    none: '–',
    addBreak: 'Shto shkallë',
    breakFrom: 'Nga sasia',
    badBreak: 'Shkruani një sasi nga 2.',
    hint: 'Shkruani ose ngjitni çmime nga një tabelë: një kolonë, ose rreshta me kod, çmim, sasi. Shigjetat, Tab dhe Enter lëvizin, Delete heq çmimin, Ctrl+Z kthen.',
    marked: (before: string) => `Ndryshim mbi 30 %, ishte ${before}`,
  },
  changed: (count: number) => plural(count, '1 çmim u ndryshua', `${many(count)} çmime u ndryshuan`),
  changeUndone: 'Ndryshimi u kthye',
  pricesFailed: 'Çmimet nuk u ruajtën.',
  missing: (codes: readonly string[]) =>
    `Këta kode nuk u gjetën: ${codes.slice(0, 20).join(', ')}${codes.length > 20 ? `, … (${many(codes.length)})` : ''}.`,
  unread: (cells: readonly string[]) =>
    `Këto çmime nuk u lexuan: ${cells.slice(0, 20).join(', ')}${cells.length > 20 ? `, … (${many(cells.length)})` : ''}.`,
  otherBasis: (given: string, own: string) =>
    `Titulli thotë çmime ${given}, këtu janë ${own}. Importojeni si skedar: aty kthehen vetë.`,
  left: (count: number) =>
    plural(
      count,
      '1 rresht i ngjitur nuk zuri vend në këtë faqe.',
      `${many(count)} rreshta të ngjitur nuk zunë vend në këtë faqe.`,
    ),
  pasted: 'Çka nuk u ngjit',
  close: 'Mbylle',
  customerList: 'Lista e klientit',
  noList: 'Pa listë',
  notValid: 'Lista e klientit nuk vlen sot: paguan çmimet e katalogut.',
  assigned: 'Lista e klientit u ndryshua',
  notAssigned: 'Lista nuk u caktua.',
  customerOnly: 'Vetëm çmimet e veta',
  contractHint:
    'Kolonat e çmimeve janë marrëveshja me këtë klient, me TVSH; vlejnë para listës dhe katalogut.',
  document: 'Lista e çmimeve (PDF)',
} as const;
