import { plural } from '#shared/text/plural.ts';

export const returnTexts = {
  document: 'Lista e kthimit',
  documentFailed: 'Failed to generate PDF',
  title: 'Kthimet',
  date: 'Data',
  hint: 'Në libra ky mall është kthyer tashmë. Stokun e ndryshon vetëm dallimi, me arsyen e tij.',
  failed: 'Kthimet nuk u ngarkuan',
  empty: 'Asnjë furgon nuk kthen gjë këtë ditë.',
  driver: (name: string, code: number) => `${name} · Shoferi nr. ${code}`,
  toCheck: (count: number) => plural(count, '1 produkt për kontroll', `${count} produkte për kontroll`),
  checked: 'I kontrolluar',
  rest: 'Ndryshoi pas kontrollit',
  list: (name: string) => `Kthimi i ${name}`,
  writtenOff: 'I dëmtuar, është hequr nga stoku',
  soldAfterAll: 'U kontrollua si e kthyer, por është shitur',
  orderOf: (id: number, customer: string, quantity: string, reason: string) =>
    `${quantity} · porosia ${id} · ${customer} · ${reason}`,
  returnedOf: (name: string) => `U kthye: ${name}`,
  why: (name: string) => `Arsyeja e dallimit: ${name}`,
  choose: 'Zgjidhni arsyen',
  all: 'Gjithçka u kthye',
  note: 'Shënim',
  close: 'Mbyll kontrollin',
  closed: (name: string) => `Kthimi i ${name} u kontrollua`,
  closeFailed: 'Kontrolli nuk u ruajt',
  reasonsMissing: 'Zgjidhni arsyen për çdo dallim.',
  uncounted: (count: number) =>
    plural(count, '1 produkt ende pa numëruar', `${count} produkte ende pa numëruar`),
  by: (name: string, when: string) => `Kontrolloi ${name}, ${when}`,
  pieces: (count: number) => plural(count, '1 copë u kthye', `${count} copë u kthyen`),
  noDifference: 'pa dallim',
  differed: (name: string, expected: number, returned: number, reason: string) =>
    `${name}: ${returned} nga ${expected} – ${reason}`,
} as const;
