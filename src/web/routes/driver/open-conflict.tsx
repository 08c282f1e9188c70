import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { conflictTexts as texts } from './conflicts/texts.ts';
import type { DriverOrder } from './driver-order.ts';

/** Warns before an order is delivered of which a driver may have been paid already. */
export function OpenConflict({ order }: { readonly order: DriverOrder }) {
  // A phone may still hold a list from before there were any.
  if (!order.openConflicts) return null;
  return (
    <Alert role="alert" color="bad" p="sm" icon={<IconAlertTriangle aria-hidden />}>
      {texts.conflictOpen}
    </Alert>
  );
}
