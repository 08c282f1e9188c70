import { STATUS } from '#shared/order-status.ts';
import { printWhole } from '#shared/prices/money.ts';
import { plural } from '#shared/text/plural.ts';

export type StaffOrdersTexts = {
  readonly list: string;
  readonly order: (orderId: number) => string;
  readonly statusChanged: string;
  readonly statusFailed: string;
  readonly driverChanged: string;
  readonly driverFailed: string;
};

export type OrdersViewTexts = {
  readonly date: string;
  readonly dateKind: string;
  readonly byCreated: string;
  readonly byDelivery: string;
  readonly showPending: string;
  readonly filterByDate: string;
  readonly refresh: string;
  readonly empty: string;
  readonly emptyDay: (date: string) => string;
  readonly emptyPending: string;
};

export const listTexts = {
  regionOf: (region: string, count: number) => `${region} · ${count} porosi`,
  select: (id: number) => `Zgjidh porosinë ${id}`,
  selectAll: (count: number) => `Zgjidh të gjitha (${count})`,
  selectFirst: (count: number) => `Zgjidh ${count} të parat`,
  found: (shown: number, all: number) =>
    shown === all ? `${printWhole(all)} porosi` : `${printWhole(shown)} nga ${printWhole(all)} porosi`,
  status: (id: number, status: string) => `Statusi i porosisë ${id}: ${status}`,
  driver: (id: number, name: string) => `Shoferi i porosisë ${id}: ${name}`,
  chooseDriver: 'Zgjidh shoferin',
  noDriver: 'Pa shofer',
  driverOption: (nr: number, name: string) => `${nr} · ${name}`,
  noStops: 'asnjë ndalesë',
  stops: (count: number) => plural(count, '1 ndalesë', `${count} ndalesa`),
  findDriver: 'Kërko shoferin',
  drivers: 'Shoferët',
  noSuchDriver: 'Asnjë shofer me këtë emër',
  lines: (confirmed: number, all: number) => `${confirmed} nga ${all} artikuj të konfirmuar`,
  unconfirmed: 'Stock i pakonfirmuar',
  allConfirmed: 'Stock OK',
  confirmed: 'Konfirmuar',
  notConfirmed: 'Pa konfirmuar',
  confirmLine: (name: string) => `Stoku i konfirmuar: ${name}`,
  confirmAll: 'Konfirmo të gjitha',
  stockSum: (confirmed: number, all: number) => `Stock: ${confirmed}/${all}`,
  shelf: (place: string) => `Rafti ${place}`,
  unfold: (id: number) => `Hap rreshtat e porosisë ${id}`,
  fold: (id: number) => `Mbyll rreshtat e porosisë ${id}`,
  linesOf: (id: number) => `Artikujt e porosisë ${id}`,
  edit: (id: number) => `Ndrysho porosinë ${id}`,
  editShort: 'Ndrysho porosinë',
  document: (name: string, id: number) => `${name}, porosia ${id}`,
  produced: 'Prodhuar',
  createdOn: (date: string) => `Krijuar ${date}`,
  late: 'Me vonesë',
  noDate: 'Pa datë',
  comment: (comment: string) => `Koment: ${comment}`,
  keys: {
    nextRow: 'Rreshti tjetër, rreshti i mëparshëm',
    endRow: 'Rreshti i parë, rreshti i fundit',
    open: 'Hap porosinë e rreshtit',
    tick: 'Zgjidh rreshtin',
    range: 'Zgjidh gjithë rreshtat deri këtu',
    tickAll: 'Zgjidh të gjitha',
    untick: 'Hiq zgjedhjen',
  },
  more: (id: number) => `Më shumë për porosinë ${id}`,
  open: 'Detajet',
  call: 'Telefono klientin',
  changed: (id: number, what: string, done: string) => `Porosia ${id}: ${what} · ${done}`,
  confirmedNow: (confirmed: number, all: number) => `stoku ${confirmed}/${all}`,
  stockDone: 'Stoku u konfirmua',
  stockTakenBack: 'Konfirmimi u hoq',
  stockFailed: 'Dështoi përditësimi i statusit të stock-ut',
  reason: 'Arsyeja',
  undone: 'U zhbë',
  reopenTitle: (id: number) => `Ta rihapim porosinë ${id}?`,
  reopenQuestion: (status: string) => `Porosia është realizuar. Ajo bëhet „${status}”.`,
  cancelTitle: (id: number) => `Anuloni porosinë ${id}?`,
  cancelQuestion: (name: string, status: string) => `Porosia e ${name} është „${status}”.`,
  cancelConfirm: 'Anuloje porosinë',
  keep: 'Mos e anulo',
} as const;

export const paidTexts = {
  title: (id: number) => `Si u pagua porosia ${id}?`,
  how: 'Si u pagua?',
  asAgreed: 'Si është marrë vesh me secilin klient',
  confirm: STATUS.delivered,
} as const;

export const findTexts = {
  label: 'Gjej porosi',
  placeholder: 'Numri, klienti, telefoni, produkti',
  facets: {
    status: 'Statusi',
    driver: 'Shoferi',
    region: 'Regjioni',
    stock: 'Stoku',
    packing: 'Paketimi',
    day: 'Dorëzimi',
  },
  all: 'Të gjitha',
  produced: 'Gati për E Pergaditur',
  stockOk: 'Stock OK',
  stockOpen: 'Stock i pakonfirmuar',
  noRegion: 'Pa regjion',
  late: 'Me vonesë',
  clear: 'Pastro filtrat',
  sort: 'Rendit',
  sorts: {
    list: 'Si në listë',
    delivery: 'Dita e dorëzimit',
    number: 'Numri',
    customer: 'Klienti',
    amount: 'Shuma',
    region: 'Regjioni',
  },
  ascending: 'Në rritje',
  descending: 'Në zbritje',
  nothing: 'Asnjë porosi nuk përputhet',
  nothingHint: 'Ndryshoni kërkimin ose pastroni filtrat.',
  everywhere: 'Kërko në të gjitha porositë',
  everywhereFor: (term: string) => `Të gjitha porositë me „${term}”`,
  everywhereNothing: (term: string) => `Asnjë porosi me „${term}”, as në ditët e tjera.`,
  everywhereFailed: 'Failed to fetch orders',
  deliveryOf: (date: string) => `Dorëzimi ${date}`,
  views: 'Pamjet e ruajtura',
  saveView: 'Ruaj pamjen',
  viewName: 'Emri i pamjes',
  save: 'Ruaj',
  dropView: (name: string) => `Fshije pamjen ${name}`,
} as const;

export const moveTexts = {
  open: 'Ndrysho datën',
  titleOne: (id: number) => `Ndrysho datën e porosisë ${id}`,
  title: (count: number) => `Ndrysho datën e ${count} porosive`,
  date: 'Data e re e dorëzimit',
  ofRegion: (region: string | null, problem: string) => (region === null ? problem : `${region}: ${problem}`),
  tooMany: (left: number, count: number) =>
    left === 0
      ? 'Kjo ditë është plot.'
      : plural(
          left,
          `Vetëm 1 vend i lirë për ${count} porosi.`,
          `Vetëm ${left} vende të lira për ${count} porosi.`,
        ),
  left: (count: number) =>
    plural(count, '1 porosi nuk mund të zhvendoset', `${count} porosi nuk mund të zhvendosen`),
  invoiced: 'fatura është lëshuar',
  reason: 'Arsyeja pse prapëseprapë në këtë ditë',
  confirm: 'Ndrysho datën',
  confirmOnly: (count: number) => `Ndrysho datën e ${count} të tjerave`,
  failed: 'Data nuk u ndryshua',
  again: (attempt: number) => `për ridorëzim · përpjekja ${attempt}`,
} as const;

export const unconfirmedTexts = {
  titleOne: (id: number) => `Ta shënoj porosinë ${id} E Pergaditur?`,
  title: (count: number) => `T’i shënoj ${count} porosi E Pergaditur?`,
  questionOne: (confirmed: number, all: number) =>
    `${confirmed} nga ${all} artikuj janë të konfirmuar. Ende pa konfirmuar:`,
  question: (unconfirmed: number, all: number) =>
    `${unconfirmed} nga ${all} porosi kanë artikuj të pakonfirmuar:`,
  line: (name: string, quantity: number) => `${quantity} × ${name}`,
  order: (id: number, confirmed: number, all: number) => `Porosia ${id}: ${confirmed}/${all}`,
  more: (count: number) => `… dhe ${count} të tjera`,
  confirm: 'Shëno gjithsesi',
  back: 'Kthehu',
} as const;

const MAX_LISTED = 4;

function listOf(ids: readonly number[]): string {
  const rest = ids.length - MAX_LISTED;
  const named = ids.slice(0, MAX_LISTED).join(', ');
  return rest > 0 ? `${named} dhe ${rest} të tjera` : named;
}

export const bulkTexts = {
  region: 'Veprime për porositë e zgjedhura',
  selected: (count: number) => `${count} të zgjedhura`,
  clear: 'Hiq zgjedhjen',
  driver: 'Cakto shoferin për të zgjedhurat',
  chooseDriver: 'Cakto shoferin',
  ready: 'Shëno E Pergaditur',
  invoices: 'Printo faturat',
  changed: (ids: readonly number[]) =>
    plural(
      ids.length,
      `Porosia ${ids[0]} u përditësua`,
      `${ids.length} porosi u përditësuan: ${listOf(ids)}`,
    ),
  left: (orders: readonly { readonly orderId: number; readonly status: string }[]) => {
    const count = orders.length;
    const named = orders.slice(0, 3).map(({ orderId, status }) => `${orderId} (${status})`);
    const more = count > named.length ? ` … dhe ${count - named.length} të tjera` : '';
    const sentence = plural(
      count,
      '1 porosi nuk është „E Procesuar” dhe u la siç ishte',
      `${count} porosi nuk janë „E Procesuar” dhe u lanë siç ishin`,
    );
    return `${sentence}: ${named.join(', ')}${more}`;
  },
  rejected: (orderId: number, message: string) => `Porosia ${orderId}: ${message}`,
  moreRejected: (count: number) => `… dhe ${count} të tjera`,
} as const;
