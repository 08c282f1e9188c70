/** Words of the section 'Porositë'. */
export const ordersTexts = {
  openCustomer: (name: string) => `Hap klientin ${name}`,
  staff: {
    list: 'Porositë',
    order: (id: number) => `Porosia #${id}`,
    statusChanged: 'Status përditësuar me sukses',
    statusFailed: 'Failed to update order status',
    driverChanged: 'Shoferi u caktua me sukses',
    driverFailed: 'Dështoi caktimi i shoferit',
  },
  counters: 'Porositë sipas statusit',
  total: 'Gjithsej',
  search: 'Kërko sipas numrit, emrit, email-it ose telefonit',
  sortLabel: 'Rendit sipas',
  creationDays: 'Sipas ditës së krijimit',
  sorts: { date: 'Data', amount: 'Shuma', id: 'Numri' },
  found: (count: number, isExact: boolean) =>
    `${isExact ? '' : 'mbi '}${count.toLocaleString('de-DE')} porosi`,
  statusFailed: 'Failed to update order status',
  listFailed: 'Failed to fetch orders',
  empty: 'Nuk u gjet asnjë porosi',
  emptyHint: 'Ndryshoni kërkimin ose pastroni filtrat.',
  door: {
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
    title: 'Ndrysho statusin e porosive?',
    question: (count: number, status: string) =>
      count === 1 ? `1 porosi do të kalojë në „${status}”.` : `${count} porosi do të kalojnë në „${status}”.`,
    skips: (count: number) =>
      count === 1
        ? 'Kujdes: 1 porosi kapërcen të paktën një hap.'
        : `Kujdes: ${count} porosi kapërcejnë të paktën një hap.`,
    done: (count: number) => (count === 1 ? '1 porosi u përditësua' : `${count} porosi u përditësuan`),
    rejected: (count: number) =>
      count === 1 ? '1 porosi nuk u ndryshua' : `${count} porosi nuk u ndryshuan`,
  },
} as const;
