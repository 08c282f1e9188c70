export const SETUP_STEPS = ['firm', 'look', 'regions', 'groups', 'people', 'products', 'opening'] as const;

export type SetupStep = (typeof SETUP_STEPS)[number];

export const SETUP_KEY = 'setup';
