export const leftOutTexts = {
  title: 'Nuk u shtuan të gjitha',
  close: 'Mbyll njoftimin',
  reasons: {
    'no-stock': 'pa stok',
    'not-in-region': 'nuk shitet në regjionin e klientit',
    'on-request': 'çmimi jepet sipas kërkesës',
    deleted: 'nuk shitet më',
  },
  capped: (name: string, had: string, wanted: string) => `${name}: ${had} nga ${wanted}`,
  rounded: (name: string, taken: string, wanted: string, rule: string) =>
    `${name}: ${taken} në vend të ${wanted}. ${rule}`,
  unknownCode: (code: string) => `${code}: nuk u gjet asnjë produkt me këtë kod`,
  tooMany: (most: number, ignored: number) =>
    `Një porosi ka deri në ${most} rreshta: ${ignored} rreshta nuk u lexuan`,
  short: (name: string, shortage: string) => `${name}: ${shortage}`,
  takeRest: (rest: string) => `Merr ${rest}`,
  badLine: (line: string) => `„${line}”: nuk u kuptua`,
} as const;
