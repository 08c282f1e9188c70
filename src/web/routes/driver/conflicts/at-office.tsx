import { Alert, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatCents } from '#shared/prices/money.ts';
import { api } from '#web/api.ts';
import { conflictTexts as texts } from './texts.ts';

export function AtOffice() {
  const { data: conflicts = [] } = useQuery(api.driver.orders.conflicts.queryOptions());
  if (conflicts.length === 0) return null;
  return (
    <Alert color="info" p="sm" title={texts.atOffice} c="var(--mantine-color-text)">
      <Stack gap={4}>
        {conflicts.map(({ conflictId, orderId, buyerName, cashCents }) => (
          <div key={conflictId}>
            <b>{texts.atOfficeOf(orderId, buyerName)}</b>
            {cashCents > 0 && <div>{texts.atOfficeCash(formatCents(cashCents))}</div>}
          </div>
        ))}
      </Stack>
    </Alert>
  );
}
