/** Words of a customer's own papers. */
export const documentsTexts = {
  title: 'Faturat',
  intro: 'Faturat dhe notat tuaja, ashtu siç u lëshuan.',
  failed: 'Faturat nuk u ngarkuan.',
  empty: 'Ende nuk keni asnjë faturë',
  emptyHint: 'Fatura lëshohet kur niset porosia. Deri atëherë te porosia gjendet profatura.',
  toOrders: 'Porositë e Mia',
  order: (id: number) => `Porosia nr. ${id}`,
  corrects: (number: string) => `për faturën ${number}`,
  due: (date: string) => `Afati i pagesës: ${date}`,
  pages: 'Faqet e faturave',
  previous: 'Më të reja',
  next: 'Më të vjetra',
  page: (page: number, pages: number) => `Faqja ${page} nga ${pages}`,
} as const;
