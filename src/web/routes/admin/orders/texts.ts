import { printWhole } from '#shared/prices/money.ts';
import { plural } from '#shared/text/plural.ts';

export const ordersTexts = {
  openCustomer: (name: string) => `Hap klientin ${name}`,
  openAccount: 'Llogaria e klientit',
  staff: {
    list: 'Porositë',
    order: (id: number) => `Porosia #${id}`,
    statusChanged: 'Status përditësuar me sukses',
    statusFailed: 'Failed to update order status',
    driverChanged: 'Shoferi u caktua me sukses',
    driverFailed: 'Dështoi caktimi i shoferit',
  },
  columns: {
    region: 'Regjioni',
    stock: 'Artikujt',
    amount: 'Shuma',
    driver: 'Shoferi',
    day: 'Dorëzimi',
    created: 'Krijuar',
    comment: 'Komenti',
  },
  counters: 'Porositë sipas statusit',
  total: 'Gjithsej',
  search: 'Kërko sipas numrit, emrit, email-it ose telefonit',
  sortLabel: 'Rendit sipas',
  open: 'Të hapura',
  tried: 'Tri përpjekje',
  held: 'Në pritje',
  unprinted: 'Të paprintuara',
  hold: {
    sums: (exposure: string, limit: string | null) =>
      limit === null
        ? `Me këtë porosi borxhi dhe porositë e hapura bëjnë ${exposure}.`
        : `Me këtë porosi borxhi dhe porositë e hapura bëjnë ${exposure}, limiti është ${limit}.`,
    times: (since: string, until: string) =>
      `Pret që nga ${since}. Pa vendim, porosia anulohet dhe stoku kthehet më ${until}.`,
    release: 'Liro',
    cancel: 'Anulo',
    title: (id: number) => `Ta lirojmë porosinë ${id}?`,
    question: 'Porosia vazhdon rrugën, edhe pse klienti është mbi limit ose me vonesë.',
    released: (id: number) => `Porosia ${id} u lirua`,
    failed: 'Porosia nuk u lirua.',
  },
  driver: 'Shoferi',
  allDrivers: 'Të gjithë shoferët',
  noDriver: 'Pa shofer',
  region: 'Regjioni',
  allRegions: 'Të gjitha regjionet',
  days: {
    label: 'Dita',
    kinds: { creation: 'Krijimi', delivery: 'Dorëzimi' },
    today: 'Sot',
    tomorrow: 'Nesër',
    past: 'Deri dje',
  },
  sorts: { date: 'Data', delivery: 'Dorëzimi', amount: 'Shuma', id: 'Numri' },
  found: (count: number, isExact: boolean) =>
    `${isExact ? '' : 'mbi '}${count.toLocaleString('de-DE')} porosi`,
  statusFailed: 'Failed to update order status',
  listFailed: 'Failed to fetch orders',
  empty: 'Nuk u gjet asnjë porosi',
  emptyHint: 'Ndryshoni kërkimin ose pastroni filtrat.',
  noneYet: 'Ende asnjë porosi',
  noneYetHint: 'Këtu dalin porositë e klientëve dhe të agjentëve telefonikë.',
  handover: {
    handedOver: (when: string, who: string) => `Dorëzuar ${when} nga ${who}`,
    receiver: (name: string) => `pranoi ${name}`,
    signed: 'me nënshkrim',
    received: (amount: string) => `arkëtuar ${amount}`,
    notAccepted: (ordered: number, reasons: string) => `nga ${ordered} të porositura · ${reasons}`,
    correct: 'Korrigjo dorëzimin',
    correctTitle: (id: number) => `Korrigjo dorëzimin e porosisë #${id}`,
    ordered: (count: number) => `Porositur: ${count}. Sa u pranuan?`,
    tooMuch: 'Më shumë se sasia e porositur.',
    reason: 'Arsyeja e pakësimit',
    receiverLabel: 'Marrësi',
    amount: 'Shuma e arkëtuar (€)',
    newTotal: (amount: string) => `Totali i porosisë: ${amount}`,
    stockHint: 'Artikujt e papranuar kthehen në stok; fatura dhe arka ndjekin korrigjimin.',
    corrected: 'Dorëzimi u korrigjua',
    failed: 'Dorëzimi nuk u korrigjua.',
  },
  bulk: {
    label: 'Veprime mbi porositë e zgjedhura',
    status: 'Statusi i ri',
    apply: 'Ndrysho statusin',
    pdf: 'PDF e faturave',
    exportRows: 'Eksporto XLSX',
    title: 'Ndrysho statusin e porosive?',
    question: (count: number, status: string) =>
      plural(count, `1 porosi do të kalojë në „${status}”.`, `${count} porosi do të kalojnë në „${status}”.`),
    staying: (count: number) =>
      count === 0 ? '' : plural(count, '1 mbetet siç është.', `${count} mbeten siç janë.`),
    skips: (count: number) =>
      plural(
        count,
        'Kujdes: 1 porosi kapërcen të paktën një hap.',
        `Kujdes: ${count} porosi kapërcejnë të paktën një hap.`,
      ),
    cancel: (count: number) => plural(count, 'Anulo 1 porosi', `Anulo ${count} porosi`),
    keep: 'Mos i anulo',
    chooseStatus: 'Statusi i ri…',
    worth: (amount: string) => `Vlera: ${amount}.`,
    credits: (count: number, amount: string) =>
      plural(
        count,
        `Lëshohet 1 notë krediti prej ${amount}:`,
        `Lëshohen ${count} nota krediti, gjithsej ${amount}:`,
      ),
    credit: (orderId: number, name: string, number: string, amount: string) =>
      `#${orderId} ${name} · ${number} · ${amount}`,
    delivered: (count: number) =>
      plural(count, '1 e dorëzuar lihet siç është', `${count} të dorëzuara lihen siç janë`),
    deliveredHint: 'Kthehen vetëm veç e veç, me arsye. Po të ktheheshin, do të binin:',
    order: (orderId: number, name: string, amount: string) => `#${orderId} ${name} (${amount})`,
    proof: 'dëshmia e dorëzimit',
    payment: (amount: string) => `pagesa ${amount}`,
    invoice: (number: string) => `fatura ${number}`,
    creditOf: (number: string, amount: string) => `${number} (notë krediti ${amount})`,
    numbers: (orderIds: readonly number[]) =>
      orderIds.length > 8
        ? `#${orderIds.slice(0, 8).join(', #')} dhe ${orderIds.length - 8} të tjera`
        : `#${orderIds.join(', #')}`,
    done: (moved: number, left: number) => {
      const done = plural(moved, '1 porosi u përditësua', `${moved} porosi u përditësuan`);
      return left === 0 ? done : `${done}, ${plural(left, '1 u la siç ishte', `${left} u lanë siç ishin`)}`;
    },
    wholePage: (count: number) => `Janë zgjedhur ${count} të kësaj faqeje.`,
    wholeFilter: (count: number) => `Janë zgjedhur ${count} porosi, edhe ato jashtë kësaj faqeje.`,
    chooseAll: (count: number) => `Zgjidh të gjitha ${printWhole(count)} që gjen filtri`,
    chooseFirst: (count: number, all: string) => `Zgjidh ${count} të parat nga ${all} që gjen filtri`,
    moreThan: (count: number) => `mbi ${printWhole(count)}`,
    rejected: (count: number) => plural(count, '1 porosi nuk u ndryshua', `${count} porosi nuk u ndryshuan`),
  },
} as const;
