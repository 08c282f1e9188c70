export const purchasingTexts = {
  title: 'Blerjet',
  files: 'Import dhe eksport',
  tabs: {
    suggestions: 'Çka të porositet',
    orders: 'Porositë e blerjes',
    receipts: 'Pranimet',
    bills: 'Faturat',
    suppliers: 'Furnitorët',
    payables: 'Për t’u paguar',
  },
} as const;
