/** Segments that a thumb in a glove hits: 48 px high, whatever their letters need. */
export const thumbLabels = { label: { display: 'grid', alignItems: 'center', minHeight: 48 } } as const;
