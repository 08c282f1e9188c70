export const leftOutTexts = {
  title: 'Nuk u shtuan të gjitha',
  close: 'Mbyll njoftimin',
  reasons: {
    'no-stock': 'pa stok',
    'not-in-region': 'nuk shitet në regjionin e klientit',
    'on-request': 'çmimi jepet sipas kërkesës',
    deleted: 'nuk shitet më',
  },
  capped: (name: string, had: number, wanted: number) => `${name}: ${had} nga ${wanted}\u00a0copë`,
  rounded: (name: string, taken: number, wanted: number, rule: string) =>
    `${name}: ${taken} në vend të ${wanted}. ${rule}`,
  unknownCode: (code: string) => `${code}: nuk u gjet asnjë produkt me këtë kod`,
  tooMany: (most: number, ignored: number) =>
    `Një porosi ka deri në ${most} rreshta: ${ignored} rreshta nuk u lexuan`,
  short: (name: string, shortage: string) => `${name}: ${shortage}`,
  takeRest: (rest: number) => `Merr ${rest}`,
  badLine: (line: string) => `„${line}”: nuk u kuptua`,
} as const;
