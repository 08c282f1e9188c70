export const FEATURE_KEYS = ['purchasing'] as const;

/** The feature's setting in `GET, PUT /admin/settings`, off in a new shop. */
export type FeatureKey = (typeof FEATURE_KEYS)[number];

export type Feature = {
  readonly name: string;
  readonly sentence: string;
  /** Rows of REST that are not there while it is off, by the beginning of their address. */
  readonly rows: readonly string[];
  /** Kinds of imports and exports that are not there while it is off. */
  readonly files: readonly string[];
};

/**
 * What a shop may use beyond the core. Procedures say theirs with `procedureWith`, entries of a menu with `feature`,
 * other places of a screen ask `useFeature`.
 */
export const FEATURES: Readonly<Record<FeatureKey, Feature>> = {
  purchasing: {
    name: 'Blerjet',
    sentence: 'Furnitorët, porositë te ta, pranimi i mallit, kostoja, marzha dhe sa u kemi borxh.',
    rows: [
      '/suppliers',
      '/supplier-payments',
      '/purchasing',
      '/products/{id}/cost',
      '/admin/reports/margin',
      '/admin/reports/stock-value',
      '/admin/reports/losses',
    ],
    files: ['supplier-products', 'opening-costs'],
  },
};

export function featureOfFile(kind: string): FeatureKey | undefined {
  return FEATURE_KEYS.find((key) => FEATURES[key].files.includes(kind));
}

export function featureOfRow(url: string): FeatureKey | undefined {
  return FEATURE_KEYS.find((key) =>
    FEATURES[key].rows.some((start) => url === start || url.startsWith(`${start}/`)),
  );
}
