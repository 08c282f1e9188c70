import { printWhole } from '#shared/prices/money.ts';
import { plural } from '#shared/text/plural.ts';

export const receivingTexts = {
  title: 'Prano mall',
  hint: 'Kodi, Enter, sasia, Enter. I njëjti kod përsëri është edhe një copë ose pako.',
  quantityHint: 'Sa erdhën: pako ose copë',
  list: 'Malli që pranohet',
  empty: 'Asnjë produkt ende',
  product: 'Produkti',
  cost: 'Kosto pa TVSH',
  quantity: 'Sasia',
  removal: 'Heqja',
  quantityOf: (name: string) => `Sasia e pranuar: ${name}`,
  remove: (name: string) => `Hiq: ${name}`,
  expected: 'Priten sot',
  missing: 'Mungojnë',
  nothingMissing: 'Erdhi e gjithë porosia.',
  ordered: 'Porositur',
  received: 'Pranuar',
  left: 'Mungojnë copë',
  offOrder: 'jashtë porosisë',
  over: 'Ka ardhur më shumë',
  acceptOver: 'Prano gjithsesi',
  orderHint: 'Kodi, Enter: numërohet sa mungon nga porosia. Ka ardhur tjetër sasi: shkruani sasinë, Enter.',
  paper: 'Fletëdërgesa e furnitorit',
  note: 'Shënim',
  noteHint: 'p.sh. furnitori, numri i fletëdërgesës',
  noteHintBesidePaper: 'p.sh. mungonte një kuti',
  open: (products: number) => (products === 0 ? 'Prano mall' : `Prano mall (${products})`),
  sum: (products: number, pieces: number) =>
    `${plural(products, '1 produkt', `${products} produkte`)}, ${printWhole(pieces)}\u00a0copë`,
  submit: 'Prano mallin',
  discard: 'Hidhe listën',
  discardQuestion: (products: number) =>
    `${plural(products, '1 produkt', `${products} produkte`)} të lexuara hiqen nga lista; stoku nuk ndryshon.`,
  done: (products: number) =>
    plural(products, 'U pranua malli për 1 produkt', `U pranua malli për ${products} produkte`),
  failed: 'Dështoi përditësimi i stokut',
} as const;
