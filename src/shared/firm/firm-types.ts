export type Region = {
  readonly id: number;
  readonly name: string;
  /** What documents print instead of the name; '' prints the name. */
  readonly paperName: string;
  readonly position: number;
  readonly isActive: boolean;
};

export type Subcategory = {
  readonly id: number;
  readonly key: string;
  readonly name: string;
  readonly position: number;
  readonly isActive: boolean;
};

export type CategoryRow = {
  readonly id: number;
  readonly key: string;
  readonly name: string;
  readonly icon: CategoryIconName;
  readonly position: number;
  readonly isActive: boolean;
  /** Its former keys, whose addresses redirect to it. */
  readonly formerKeys: readonly string[];
  readonly subcategories: readonly Subcategory[];
};

export type UnitRow = {
  readonly id: number;
  /** Immutable: products and order lines store it. */
  readonly key: string;
  readonly name: string;
  readonly nameEn: string;
  readonly nameSr: string;
  /** For electronic invoices: UN/ECE Recommendation 20. */
  readonly code: string;
  readonly position: number;
  readonly isActive: boolean;
};

export type Van = {
  readonly id: number;
  readonly name: string;
  readonly plate: string;
  readonly payloadKg: number | null;
  readonly boxes: number | null;
  readonly position: number;
  readonly isActive: boolean;
};

export const CATEGORY_ICONS = [
  'cake',
  'box',
  'cutlery',
  'bottle',
  'bread',
  'candy',
  'chef',
  'coffee',
  'cookie',
  'egg',
  'fish',
  'gift',
  'ice-cream',
  'leaf',
  'meat',
  'milk',
  'oven',
  'paper',
  'pizza',
  'plant',
  'salt',
  'shopping-bag',
  'spray',
  'tag',
] as const;

export type CategoryIconName = (typeof CATEGORY_ICONS)[number];

export type FirmTables = {
  readonly regions: readonly Region[];
  readonly categories: readonly CategoryRow[];
  readonly units: readonly UnitRow[];
};
