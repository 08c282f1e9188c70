/** What the cash of a driver's day is told in, in the warehouse and in the office. */
export const cashTexts = {
  cash: 'Arka e ditës',
  open: 'Hape arkën',
  expected: 'Pritet',
  received: 'Arkëtuar',
  driverCounted: 'Numëroi shoferi',
  officeCounted: 'Numëroi zyra',
  notCounted: 'ende jo',
  difference: 'Dallimi',
  countAmount: 'Shuma e numëruar (€)',
  countNote: 'Shënim',
  countSave: 'Ruaje numërimin',
  countSaved: 'Numërimi i zyrës u ruajt',
  countFailed: 'Numërimi nuk u ruajt',
  countInvalid: 'Shkruani një shumë, p.sh. 120,50',
} as const;
