import { plural } from '#shared/text/plural.ts';

type Why = {
  readonly free: number;
  readonly onOrder: number;
  readonly reorderPoint: number;
  readonly reorderTo: number | null;
  readonly weeklyTenths: number;
  readonly leadDays: number;
  readonly target: number;
};

const days = (count: number) => plural(count, '1 ditë', `${count} ditë`);

export const suggestionTexts = {
  failed: 'Sugjerimet nuk u ngarkuan.',
  none: 'Asgjë për t’u porositur',
  noneHint: 'Asnjë produkt nuk është në pikën e porositjes ose nën të.',
  noSupplier: 'Pa furnitor',
  noSupplierHint: 'Caktoni furnitorin te Furnitorët › Produktet.',
  columns: { product: 'Produkti', quantity: 'Sasia (copë)', price: 'Çmimi pa TVSH', total: 'Shuma' },
  why: ({ free, onOrder, reorderPoint, reorderTo, weeklyTenths, leadDays, target }: Why) =>
    [
      `Të lira ${free}${onOrder === 0 ? '' : ` + ${onOrder} në porosi`}, pika e porositjes ${reorderPoint}.`,
      reorderTo === null
        ? `Shiten ${(weeklyTenths / 10).toLocaleString('de-DE', { maximumFractionDigits: 1 })} në javë, malli vjen për ${days(leadDays)}: deri në ${target}.`
        : `Porositet deri në ${target}.`,
    ].join(' '),
  packs: (packs: number, size: number) => `${packs} × ${size}`,
  sum: 'Shuma pa TVSH',
  below: (least: string) => `Nën porosinë minimale prej ${least}`,
  least: (least: string) => `Porosia minimale ${least}`,
  quantityOf: (name: string) => `Sasia: ${name}`,
  draftOne: 'Krijo draftin',
  draftAll: (count: number) => plural(count, 'Krijo draftin', `Krijo ${count} draftet`),
  drafted: (count: number) => plural(count, 'U krijua 1 draft.', `U krijuan ${count} drafte.`),
  draftFailed: 'Draftet nuk u krijuan.',
} as const;
