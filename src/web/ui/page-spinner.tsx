import { Center, Loader } from '@mantine/core';
import { uiTexts } from './texts.ts';

export function PageSpinner() {
  return (
    <Center mih="60vh" role="status" aria-label={uiTexts.loading}>
      <Loader size="lg" />
    </Center>
  );
}
