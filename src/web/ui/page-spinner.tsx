import { Center, Loader } from '@mantine/core';
import { uiTexts } from './texts.ts';

/** Fills the page while it is not yet known what to show. */
export function PageSpinner() {
  return (
    <Center mih="60vh" role="status" aria-label={uiTexts.loading}>
      <Loader size="lg" />
    </Center>
  );
}
