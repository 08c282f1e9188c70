import { plural } from '#shared/text/plural.ts';

export const issueTexts = {
  issue: 'Lësho faturat',
  title: 'Të lëshohen faturat?',
  question: (count: number) =>
    plural(count, 'Lëshohet fatura e 1 porosie.', `Lëshohen faturat e ${count} porosive.`),
  later: (count: number) =>
    plural(count, '1 tjetër mbetet e zgjedhur.', `${count} të tjerat mbeten të zgjedhura.`),
  locks: 'Pas lëshimit artikujt, çmimet, blerësi dhe dita e porosisë nuk ndryshohen më.',
  confirm: 'Lëshoji',
  ofDay: 'Lësho faturat e një dite',
  date: 'Dita e dorëzimit',
  driver: 'Shoferi',
  allDrivers: 'Të gjithë shoferët',
  issued: (numbers: readonly string[]) =>
    plural(
      numbers.length,
      `U lëshua fatura ${numbers[0]}`,
      `U lëshuan ${numbers.length} fatura: ${numbers[0]} – ${numbers.at(-1)}`,
    ),
  nothing: 'Asnjë porosi e kësaj dite nuk pret faturë.',
  failed: 'Faturat nuk u lëshuan.',
  resultTitle: 'Lëshimi i faturave',
  refused: (count: number) =>
    plural(count, 'Për 1 porosi fatura nuk u lëshua:', `Për ${count} porosi fatura nuk u lëshua:`),
  order: (id: number) => `Porosia ${id}`,
  close: 'Në rregull',
} as const;
