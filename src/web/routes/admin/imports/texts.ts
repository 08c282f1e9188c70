import type { ExportKind } from '#shared/inputs/export-inputs.ts';
import type { ImportKind, ImportOutcome } from '#shared/inputs/import-inputs.ts';
import { plural } from '#shared/text/plural.ts';

const kinds: Readonly<Record<ImportKind, string>> = {
  products: 'Produkte',
  customers: 'Klientë',
  openings: 'Gjendje fillestare',
  prices: 'Çmimet e listës',
  'supplier-products': 'Çka shesin furnitorët',
  'opening-costs': 'Kosto fillestare',
};

const outcomes: Readonly<Record<ImportOutcome, string>> = {
  create: 'Të reja',
  change: 'Ndryshojnë',
  same: 'Pa ndryshim',
  rejected: 'Të refuzuara',
};

const outcome: Readonly<Record<ImportOutcome, string>> = {
  create: 'I ri',
  change: 'Ndryshon',
  same: 'Pa ndryshim',
  rejected: 'I refuzuar',
};

const exportKinds: Readonly<Record<ExportKind, string>> = {
  products: 'Produktet',
  customers: 'Klientët',
  orders: 'Porositë',
  'sales-book': 'Lista e porosive',
  'supplier-products': 'Çka shesin furnitorët',
  'opening-costs': 'Kosto e produkteve',
};

export const importsTexts = {
  import: 'Import',
  kinds,
  outcomes,
  outcome,
  exportKinds,
  whatLabel: 'Çfarë importohet',
  choose: 'Zgjidh skedarin CSV ose XLSX',
  hints: {
    products:
      'Produktet gjenden sipas kodit. Kolonat: Kodi, Emri, Përshkrimi, Kategoria, Nënkategoria, Njësia, Çmimi, TVSH (%), Zbritja (%), Sasia, Veçuar, Regjionet.',
    customers:
      'Klientët gjenden sipas telefonit ose email-it. Kolonat: Emri, Telefoni, Email, Adresa, Qyteti, Regjioni, Numri fiskal, Nr. TVSH, Zbritja (%), Afati i pagesës, Limiti, Lista e çmimeve, Shënim.',
    openings:
      'Sa kishin borxh klientët kur filluan llogaritë: një shumë ose faturë për faturë (me minus, çka kanë për të marrë). Klienti gjendet sipas telefonit, email-it ose emrit. Kolonat: Emri, Telefoni, Email, Fatura, Data, Afati (datë ose ditë), Shuma ose Borxhi; mund të jetë i njëjti skedar me klientët.',
    prices: 'Produktet gjenden sipas kodit. Kolonat: Kodi, Çmimi, Nga (sasia; pa të, nga 1).',
    'supplier-products':
      'Produktet gjenden sipas kodit, furnitorët sipas emrit. Kolonat: Kodi, Furnitori, Kodi i furnitorit, Pako (copë), Çmimi pa TVSH. Çka mbetet bosh, nuk ndryshon.',
    'opening-costs':
      'Sa kushton malli që e keni, për produktet pa kosto: vlen për gjithë stokun. Kolonat: Kodi, Emri, Kosto pa TVSH (për copë). Ku kostoja dihet, rreshti refuzohet.',
  } satisfies Record<ImportKind, string>,
  columnsForm: {
    title: 'Kolonat',
    hint: 'Tregoni çfarë mban secila kolonë e skedarit. Çka nuk zgjidhet, nuk lexohet.',
    none: 'Asnjë kolonë',
    change: 'Ndrysho kolonat',
    save: 'Vazhdo te parapamja',
    sample: 'Rreshtat e parë të skedarit',
    columnAt: (place: number) => `Kolona ${place + 1}`,
    cancel: 'Anulo',
  },
  settle: {
    title: 'Vlera që duhen sqaruar',
    unknown: (name: string, text: string) => `${name} „${text}” është:`,
    missing: (name: string) => `${name} mungon; për produktet e reja vlen:`,
    rows: (count: number) => plural(count, '1 rresht', `${count.toLocaleString('de-DE')} rreshta`),
    choose: 'Zgjidhni',
    add: (names: readonly string[]) => `Shto ${names.map((name) => `„${name}”`).join(', ')}`,
    failed: 'Vlera nuk u ruajt.',
  },
  reasons: 'Pse refuzohen rreshtat',
  warnings: 'Kujdes para importit',
  warningsTitle: 'Ta importoj kështu?',
  limits: 'Deri në 20.000 rreshta dhe 5 MB. Asgjë nuk shkruhet pa e konfirmuar.',
  drop: 'ose lëshojeni skedarin këtu',
  tooLarge: 'Skedari është tepër i madh: më së shumti 5 MB.',
  uploadFailed: 'Skedari nuk u dërgua.',
  phases: {
    reading: 'Duke lexuar skedarin…',
    checking: 'Duke kontrolluar rreshtat…',
    writing: 'Duke shkruar…',
  },
  progress: (done: number, total: number) =>
    `${done.toLocaleString('de-DE')} nga ${total.toLocaleString('de-DE')} rreshta`,
  previewOf: (file: string) => `Parapamja: ${file}`,
  preview: 'Rreshtat e skedarit',
  all: 'Të gjitha',
  rowOf: (row: number) => `Rreshti ${row}`,
  columns: { row: 'Rreshti', what: 'Çfarë', outcome: 'Rezultati', details: 'Hollësi' },
  confirm: (count: number) =>
    plural(count, 'Importo 1 rresht', `Importo ${count.toLocaleString('de-DE')} rreshta`),
  largeMark: (share: string) => `Çmimi mbi ${share}`,
  largeShare: (kind: ImportKind) => (kind === 'prices' || kind === 'supplier-products' ? '30 %' : '50 %'),
  moves: (raised: number, lowered: number) =>
    `Çmime që ngrihen: ${raised.toLocaleString('de-DE')}; që ulen: ${lowered.toLocaleString('de-DE')}.`,
  large: (count: number, share: string) =>
    plural(
      count,
      `1 çmim ndryshon më shumë se ${share}: kontrollojeni.`,
      `${count.toLocaleString('de-DE')} çmime ndryshojnë më shumë se ${share}: kontrollojini.`,
    ),
  largeTitle: 'Ndryshime të mëdha të çmimeve',
  largeQuestion: 'A janë të sakta çmimet e reja?',
  nothing: 'Nuk ka asgjë për të shkruar',
  cancel: 'Anulo importin',
  another: 'Importo një skedar tjetër',
  done: (created: number, changed: number) =>
    `Importi përfundoi: ${created} të reja, ${changed} të ndryshuara.`,
  doneRejected: (count: number) => `${count} rreshta nuk u importuan; arsyet janë më poshtë.`,
  rejectedFile: 'Shkarko të refuzuarat',
  rejectedFileHint: 'Shkarko të refuzuarat me arsyet, si CSV: ndreqini dhe importojini përsëri',
  rejectedFileFailed: 'Skedari nuk u shkarkua.',
  failed: 'Importi dështoi',
  gone: 'Ky import nuk ekziston më. Filloni përsëri.',
  bank: 'Pagesat nga banka:',
  bankLink: 'Ekstrakti i bankës',
  export: 'Eksport',
  exportHint: 'CSV (me pikëpresje) ose XLSX. Qelizat nuk mund të veprojnë si formula.',
  exportWhat: 'Çfarë eksportohet',
  format: 'Formati',
  thisMonth: 'Ky muaj',
  lastMonth: 'Muaji i kaluar',
  usualDays: 'Pa data: 90 ditët e fundit.',
  exportButton: 'Eksporto',
  exporting: 'Duke eksportuar…',
  exported: (file: string) => `U shkarkua ${file}`,
  exportFailed: 'Eksporti dështoi.',
} as const;
