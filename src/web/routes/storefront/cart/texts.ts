import { plural } from '#shared/plural.ts';
import { UNIT_LABELS, type Unit } from '#shared/units.ts';

/** What the checkout says. */
export const checkoutTexts = {
  title: 'Përfundimi i porosisë',
  date: 'Data e dorëzimit',
  notChosen: 'Nuk është zgjedhur',
  chosen: 'Data e zgjedhur',
  otherDay: 'Ditë tjetër',
  bar: 'Shporta juaj',
  goOn: 'Vazhdo',
  full: 'plot',
  window: (day: string, window: string) => `${day}, ora ${window}`,
  weekendNote: 'Dorëzimi nuk bëhet gjatë fundjavës.',
  closedNote: (days: string) => `Dorëzimi nuk bëhet: ${days}.`,
  comment: 'Komenti',
  commentHint: 'p.sh. hyrja nga prapa, telefononi para ardhjes',
  payment: 'Pagesa',
  total: 'Totali',
  totalWithTransport: 'Totali me transport',
  confirm: 'Konfirmo Porosinë',
  sending: 'Procesimi...',
  continueShopping: 'Vazhdo blerjen',
  minimum: (amount: string, missing: string) =>
    `Vlera minimale e porosisë është ${amount}. Shtoni edhe ${missing}.`,
  awaitsApproval: 'Llogaria juaj pret miratimin e zyrës.',
  transport: 'Transporti',
  withTransport: (amount: string) => `Përfshirë transportin: ${amount}`,
  done: 'Porosia u konfirmua!',
  doneToast: (total: string, day: string) =>
    `Order created successfully – porosia u krijua: ${total}, ${day}`,
  doneDate: 'Data e dorëzimit',
  doneNote: 'Do t’ju kontaktojmë për ta konfirmuar porosinë.',
  doneNumber: (id: number) => `Porosia nr. ${id}`,
  doneArticles: (n: number) => plural(n, '1 artikull', `${n} artikuj`),
  seeOrders: 'Shiko porositë',
  seeOrder: 'Shiko porosinë',
  asking:
    'Po presim përgjigjen e dyqanit. Porosia mund të ketë arritur: sapo të kemi lidhje, numri i saj del këtu.',
  notArrived: 'Porosia nuk arriti te dyqani. Konfirmojeni përsëri.',
  dayPassed: (from: string, to: string) => `Për ${from} nuk porositet më. Dita më e hershme tani: ${to}.`,
  daysLater: 'Nuk ka rrjet. Ditët shihen sapo të kthehet lidhja.',
  dateFirst: 'Zgjidhni datën e dorëzimit për të vazhduar.',
  priceJustChanged: 'Çmimi sapo ndryshoi. Shikojeni dhe konfirmoni përsëri.',
  problemFirst: 'Disa produkte nuk mund të porositen kështu: shihni ato të shënuarat.',
  failure: 'Gabim gjatë krijimit të porosisë',
  previousMonth: 'Muaji i mëparshëm',
  nextMonth: 'Muaji tjetër',
  today: 'sot',
} as const;

/** What the cart says. */
export const cartTexts = {
  title: 'Shporta',
  count: 'Produkte',
  empty: 'Shporta juaj është bosh',
  start: 'Fillo Blerjen',
  remove: (name: string) => `Hiqe ${name} nga shporta`,
  recommendations: 'Rekomandime',
  recommendationsFailure: 'An error occurred while fetching recommendations – rekomandimet nuk u ngarkuan.',
  failure: 'Shporta nuk u ngarkua.',
  unavailable: 'Ky produkt nuk është më në dispozicion. Hiqeni nga shporta për të vazhduar.',
  removeLine: 'Hiqe nga shporta',
  cheaper: (more: number, unit: Unit) =>
    `Shto ${more.toLocaleString('de-DE')} ${UNIT_LABELS[unit].toLowerCase()} dhe paguan më pak`,
  notSold: 'Kjo sasi nuk porositet. Më të afërtat:',
  takeQuantity: (n: number, name: string) => `Vendose sasinë ${n}: ${name}`,
  priceChanged: 'Çmimi ndryshoi:',
  withdrawn: (name: string) => `${name} u hoq, nuk shitet më.`,
  seen: 'Në rregull',
} as const;
