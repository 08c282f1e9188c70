import { expect, it } from 'vitest';
import { listInvoiceNumbers } from './invoice-numbers.ts';

it.each([
  ['FAT-2026-000123', ['FAT-2026-000123'], 0],
  ['pagese fat 2026 123 dhe FAT.2025/7', ['FAT-2026-000123', 'FAT-2025-000007'], 0],
  ['Fatura nr. 123/2026', ['FAT-2026-000123'], 0],
  ['FATURA: 45', [], 1],
  ['FAT 12, FAT 13 + FAT nr 14', [], 3],
  ['inv 2026-000123', ['FAT-2026-000123'], 0],
  ['nd-2026-000002 MIG-77', ['ND-2026-000002', 'MIG-77'], 0],
  ['FAT-2026-000123FAT', ['FAT-2026-000123'], 0],
  ['pagesa FAT2026000123', ['FAT-2026-000123'], 0],
  ['FAT20260001234', [], 0],
  ['Pagesa e faturave nr. 12', [], 1],
  ['SUFAT 12', [], 0],
  ['FAT 1234567', [], 0],
  ['FAT 12.50', [], 0],
  ['17.11.2026 pagese 2026', [], 0],
  ['Fletëdërgesë FD-2026-000123', [], 0],
  ['fd 2026-000123, NK 2026-000124', [], 0],
  ['NK-2026-000123 nga FAT-2026-000124', ['FAT-2026-000124'], 0],
  ['kthim i PB-2026-000123', [], 0],
])('%s', (text, full, short) => {
  const found = listInvoiceNumbers(text, '2026-11-18');
  expect(found.full).toEqual(full);
  expect(found.short).toHaveLength(short);
});

it('goes through a long row of dots at once', () => {
  expect(listInvoiceNumbers(`FAT${'.'.repeat(60_000)}x`, '2026-11-18')).toEqual({ full: [], short: [] });
});

it('takes a number without a year for one of this year, else of the last', () => {
  expect(listInvoiceNumbers('Fatura 45', '2026-01-03').short).toEqual([
    ['FAT-2026-000045', 'FAT-2025-000045'],
  ]);
});
