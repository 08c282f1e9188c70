export const searchTexts = {
  more: 'Shfaqe me shume',
  nothing: (term: string) => `No products found for "${term}" – asnjë produkt`,
  tryThese: 'Provoni:',
  start: 'Shkruani emrin ose kodin e produktit.',
  resultsFor: (term: string) => `Rezultate për ${term}`,
  literally: (term: string) => `Kërko pikërisht „${term}”`,
  browse: 'Ose shikoni sipas kategorisë:',
  failure: 'Failed to fetch search results – rezultatet nuk u ngarkuan.',
} as const;
