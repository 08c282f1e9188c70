export const thumbLabels = { label: { display: 'grid', alignItems: 'center', minHeight: 48 } } as const;
