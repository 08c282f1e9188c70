import { useMediaQuery } from '@mantine/hooks';

/** Whether tables are shown as cards (under 992 px, where the widest table would be squeezed). */
export function useIsNarrow(): boolean {
  return useMediaQuery('(max-width: 61.99em)', false, { getInitialValueInEffect: false });
}
