import { plural } from '#shared/plural.ts';

/** What the page of a customer's orders says. */
export const ordersTexts = {
  title: 'Porositë e Mia',
  empty: 'Nuk keni asnjë porosi akoma',
  number: (id: number) => `Porosia nr. ${id}`,
  created: 'Krijuar më',
  delivery: 'Data e dorëzimit',
  noDate: 'Pa datë',
  total: 'Totali',
  transport: 'Transporti',
  progress: 'Ecuria e porosisë',
  again: 'Porosit përsëri',
  more: 'Shfaqe me shume',
  failure: 'Failed to fetch orders',
  againDone: (n: number) => plural(n, 'Produkti u shtua ne shport', `${n} produkte u shtuan në shportë`),
  alreadyTitle: 'Këto produkte janë tashmë në shportë',
  addAnyway: 'Shto edhe një herë',
  leftOutTitle: 'Jo gjithçka është si herën e kaluar',
  leftOut: {
    'no-stock': 'nuk ka më në stok',
    'not-in-region': 'nuk ofrohet në regjionin tuaj',
    'on-request': 'çmimi jepet sipas kërkesës',
    deleted: 'nuk shitet më',
  },
  lessThanBefore: (n: number, of: number) => `vetëm ${n} nga ${of} janë në stok`,
  rounded: (n: number, of: number, rule: string) => `${n} në vend të ${of}. ${rule}`,
  toCart: 'Shko te shporta',
  close: 'Mbyll',
} as const;
