import { printWhole } from '#shared/prices/money.ts';
import { formatPhone } from '#shared/text/phone.ts';

export const DOCUMENT_TEXTS = {
  page: (page: number, pages: number) => `Faqja ${page} nga ${pages}`,
  none: '—',
  phone: (phone: string) => `Tel. ${formatPhone(phone)}`,
  orderNumber: (orderNumber: number) => `Porosia nr. ${orderNumber}`,
  pieces: (count: number) => `${count} copë`,

  agenda: {
    title: 'Agjenda e shoferit',
    fileTitle: (driver: string, date: string) => `Agjenda e shoferit ${driver}, ${date}`,
    driverNumber: (driverNumber: number) => `Shoferi nr. ${driverNumber}`,
    date: 'Data',
    stops: 'Ndalesa',
    pieceCount: 'Artikuj',
    toCollect: 'Për arkëtim',
    soFar: (amount: string) => `deri këtu ${amount}`,
    empty: 'Nuk ka porosi për këtë ditë.',
    quantity: (quantity: string) => `${quantity} ×`,
    received: 'Arkëtuar',
    difference: 'Dallimi',
    dayTitle: (date: string) => `Agjenda e ditës ${date}`,
    unassigned: (count: number) => `Pa shofer (${count})`,
    noRegion: 'Pa regjion',
    driverSigns: 'Shoferi',
    officeSigns: 'Zyra',
    columns: {
      position: 'Nr.',
      order: 'Porosia',
      customer: 'Klienti',
      address: 'Adresa',
      driver: 'Shoferi',
      items: 'Artikujt',
      toCollect: 'Për arkëtim',
      signature: 'Nënshkrimi',
    },
  },

  van: {
    loadTitle: 'Lista e ngarkimit',
    returnTitle: 'Lista e kthimit',
    stops: 'Ndalesa',
    pieces: 'Copë',
    weight: 'Pesha',
    kilograms: (grams: number, isWhole: boolean) => `${isWhole ? '' : 'së paku '}${printKilograms(grams)} kg`,
    overload: (gramsAbove: number, payloadKg: number) =>
      `Mbi ngarkesën e lejuar (${printWhole(payloadKg)} kg): ${printKilograms(gramsAbove)} kg tepër`,
    nothingToLoad: 'Nuk ka asgjë për të ngarkuar.',
    nothingToReturn: 'Nuk ka mall për t’u kthyer.',
    lastStopFirst: 'Ndalesat – e fundit e para',
    ofOrder: (orderNumber: number, customerName: string) => `Porosia #${orderNumber} · ${customerName}`,
    columns: { weight: 'Pesha', stop: 'Nr.', order: 'Porosia', customer: 'Klienti' },
  },

  goods: { place: 'Vendi', code: 'Kodi', product: 'Produkti', quantity: 'Sasia', unit: 'Njësia' },

  picking: {
    title: 'Lista e mbledhjes',
    fileTitle: 'Lista e mbledhjes',
    byDeliveryDate: (date: string) => `Porositë për dorëzim më ${date}`,
    byCreationDate: (date: string) => `Porositë e krijuara më ${date}`,
    selected: 'Porosi të zgjedhura',
    orders: 'Porosi',
    products: 'Produkte',
    pieceCount: 'Copë gjithsej',
    allTogether: 'Të gjitha bashkë, sipas rafteve',
    perOrder: 'Sipas porosive',
    noShelf: 'Tjera',
    aisle: (aisle: string) => `Rafti ${aisle}`,
    noDriver: 'pa shofer',
    stop: (stop: number) => `ndalesa ${stop}`,
    empty: 'Nuk ka porosi për mbledhje.',
    comment: (comment: string) => `Koment: ${comment}`,
    deliverOn: (date: string) => `dorëzimi ${date}`,
    driver: (driver: string) => `shoferi ${driver}`,
  },

  labels: {
    fileTitle: 'Etiketat e paketimit',
    box: 'Kutia',
    deliverOn: (date: string) => `Dorëzimi ${date}`,
    noDeliveryDate: 'Pa datë',
    driver: (driver: string) => `Shoferi: ${driver}`,
    stop: (stop: number) => `Ndalesa ${stop}`,
    comment: (comment: string) => `Koment: ${comment}`,
    moreItems: (count: number) => `+ ${count} të tjera`,
    item: (quantity: string, name: string) => `${quantity} × ${name}`,
  },
} as const;

function printKilograms(grams: number): string {
  const tenths = Math.round(grams / 100);
  return `${printWhole(Math.trunc(tenths / 10))},${tenths % 10}`;
}
