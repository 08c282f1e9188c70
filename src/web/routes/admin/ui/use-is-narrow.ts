import { useMediaQuery } from '@mantine/hooks';

/** Whether tables are shown as cards (under 768 px). */
export function useIsNarrow(): boolean {
  return useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
}
