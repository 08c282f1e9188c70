export const cashBookTexts = {
  view: 'Pamja e arkës',
  day: 'Dita',
  book: 'Libri i arkës',
  failed: 'Libri i arkës nuk u ngarkua',
  columns: {
    date: 'Data',
    opening: 'Hapja',
    in: 'Hyrje',
    out: 'Dalje',
    suppliers: 'Furnitor',
    bank: 'Në bankë',
    closing: 'Mbyllja',
  },
  total: 'Gjithsej',
} as const;
