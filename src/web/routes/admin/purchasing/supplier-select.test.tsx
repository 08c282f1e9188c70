import { expect, test } from 'vitest';
import { api } from '#web/api.ts';
import { queryClient } from '#web/query-client.ts';
import { draw } from '#web/testing/draw.tsx';
import { SupplierSelect } from './supplier-select.tsx';

test('a chosen supplier is shown although it is not among the first hundred', () => {
  const { get } = api.admin.purchasing.suppliers;
  queryClient.setQueryData(get.queryKey({ id: 140 }), { id: 140, name: 'Zeta Ambalazh' } as never);
  expect(draw(<SupplierSelect label="Furnitori" supplierId={140} onChange={() => {}} />)).toContain(
    'value="Zeta Ambalazh"',
  );
});
