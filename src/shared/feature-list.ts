export const FEATURE_KEYS = ['purchasing'] as const;

/** Also the name of the feature's setting in `GET, PUT /admin/settings`; off in a new shop. */
export type FeatureKey = (typeof FEATURE_KEYS)[number];

export type Feature = {
  readonly name: string;
  readonly sentence: string;
  /** Address prefixes of the REST rows that don't exist while it is off. */
  readonly rows: readonly string[];
  /** Kinds of imports and exports that don't exist while it is off. */
  readonly files: readonly string[];
};

/**
 * Optional features. Procedures declare theirs with `procedureWith`, menu entries with `feature`; other parts of a
 * screen ask `useFeature`.
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
