import { plural } from '#shared/text/plural.ts';

export const booksTexts = {
  failed: 'Librat nuk u ngarkuan.',
  month: 'Muaji',
  earlier: 'Muaji i mëparshëm',
  later: 'Muaji tjetër',
  closedUntil: (day: string) => `Mbyllur deri më ${day}`,
  noneClosed: 'Asnjë periudhë e mbyllur',
  monthOpen: 'Muaji është në vazhdim: librat mund të plotësohen ende.',
  hints: {
    sales: 'Faturat dhe notat e debitit sipas ditës së lëshimit.',
    purchases: 'Notat e kreditit që lëshojmë ne. Blerjet tjera i shton kontabilisti.',
  },
  hintsWithBills: {
    sales: 'Faturat dhe notat e debitit sipas ditës së lëshimit, dhe notat e kreditit të furnitorëve.',
    purchases: 'Faturat e furnitorëve sipas ditës së regjistrimit, dhe notat e kreditit që lëshojmë ne.',
  },
  rows: (count: number) => plural(count, '1 rresht', `${count.toLocaleString('de-DE')} rreshta`),
  allColumns: 'Të gjitha kolonat',
  total: 'Gjithsej',
  nil: 'Libër zero: në këtë muaj nuk ka dokumente.',
  download: 'Shkarko XLSX',
  downloadOf: (book: string) => `Shkarko XLSX: ${book}`,
  downloadFailed: 'Libri nuk u shkarkua.',
  close: {
    button: 'Mbyll periudhën',
    title: (month: string) => `Mbyll periudhën: ${month}`,
    question:
      'Pas mbylljes, në këtë muaj dhe në muajt para tij nuk lëshohet më asnjë dokument. Muaji hapet përsëri vetëm me arsye, dhe vetëm derisa të lëshohet dokumenti i parë pas mbylljes.',
    unsettled: 'Kontrolli para dërgimit ka gjetur diçka që ende nuk është rregulluar.',
    done: (day: string) => `Librat u mbyllën deri më ${day}.`,
    failed: 'Periudha nuk u mbyll.',
  },
  reopen: {
    button: 'Hape muajin përsëri',
    title: (month: string) => `Ta hap përsëri muajin: ${month}?`,
    question: 'Librat e këtij muaji mund të ndryshojnë derisa të mbyllet përsëri.',
    done: (closedUntil: string | null) =>
      closedUntil === null
        ? 'Muaji u hap. Asnjë muaj nuk është i mbyllur.'
        : `Muaji u hap. Librat janë mbyllur deri më ${closedUntil}.`,
    failed: 'Muaji nuk u hap.',
  },
  check: {
    title: 'Kontrollo para dërgimit',
    failed: 'Kontrolli nuk u krye.',
    fine: 'Gjithçka në rregull: numrat kanë formën e duhur, të gjitha faturat janë lëshuar, asnjë numër nuk mungon.',
    seller: 'Numrat e shitësit duhet plotësuar te cilësimet',
    sellerLink: 'Hap cilësimet',
    wrong: (count: number) =>
      plural(count, '1 blerës me numër të gabuar', `${count} blerës me numra të gabuar`),
    missing: (count: number) =>
      plural(count, '1 blerës pa numër (person fizik)', `${count} blerës pa numër (persona fizikë)`),
    wrongHint: 'Në dokumentet e lëshuara numri mbetet si është; ndreqeni te klienti për faturat e ardhshme.',
    missingHint: 'Dokumentet e tyre mblidhen sipas ditës me kodin 1. Bizneseve plotësojuani numrin.',
    suppliers: (count: number) =>
      plural(
        count,
        '1 furnitor pa numër ose me numër të gabuar',
        `${count} furnitorë pa numër ose me numra të gabuar`,
      ),
    suppliersHint: 'Ndreqini te Blerjet › Furnitorët: libri i merr numrat nga atje.',
    noNumber: 'pa numër',
    bills: (count: number) => plural(count, '1 faturë', `${count} fatura`),
    notInvoiced: (count: number) =>
      plural(count, '1 porosi e nisur pa faturë', `${count} porosi të nisura pa faturë`),
    issueLink: 'Lësho faturat',
    gaps: (count: number) => plural(count, '1 numër dokumenti mungon', `${count} numra dokumentesh mungojnë`),
    gapOf: (series: string, missing: number) => `Seria ${series}: mungojnë ${missing}`,
    otherRates: (count: number) =>
      plural(count, '1 dokument me normë pa kuti', `${count} dokumente me normë pa kuti`),
    rateOf: (number: string, rate: string) => `${number}: norma ${rate} nuk ka kolonë në libër`,
    firstOnly: (shown: number) => `Shfaqen ${shown} të parat.`,
    documents: (count: number) => plural(count, '1 dokument', `${count} dokumente`),
    empty: 'mungon',
    numbers: { businessNumber: 'NUI', fiscalNumber: 'Nr. fiskal', vatNumber: 'Nr. TVSH' },
  },
} as const;
