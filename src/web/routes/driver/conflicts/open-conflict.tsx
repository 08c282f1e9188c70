import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { DriverOrder } from '#web/routes/driver/stop/driver-order.ts';
import { conflictTexts as texts } from './texts.ts';

export function OpenConflict({ order }: { readonly order: DriverOrder }) {
  // A phone may still have a list cached by a version without conflicts.
  if (!order.openConflicts) return null;
  return (
    <Alert role="alert" color="bad" p="sm" icon={<IconAlertTriangle aria-hidden />}>
      {texts.conflictOpen}
    </Alert>
  );
}
