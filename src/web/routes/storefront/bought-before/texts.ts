import { plural } from '#shared/plural.ts';

/** What the page of what a customer bought before says. */
export const boughtBeforeTexts = {
  title: 'Blerjet e mia',
  intro: 'Çfarë porositni më shpesh, gati për t’u shtuar përsëri.',
  empty: 'Ende nuk keni blerë asgjë.',
  times: (n: number) => plural(n, 'Porositur 1 herë', `Porositur ${n} herë`),
  add: (n: number) => `Shto ${n}`,
  last: (date: string) => `Herën e fundit më ${date}`,
  failure: 'Failed to fetch products',
} as const;
