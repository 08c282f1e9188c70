import { createRef } from 'react';
import { expect, test } from 'vitest';
import { drawText } from '#web/testing/draw.tsx';
import { CallerChoices } from './caller-choices.tsx';

const nothing = () => {};

function choicesOf(count: number): string {
  const customers = Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `Furra ${index + 1}`,
    phone: '044123456',
    address: 'Rr. Agimi',
    regionId: 1,
    email: null,
    fiscalNumber: '',
    vatNumber: '',
    businessNumber: '',
    code: '',
    role: 'customer' as const,
    isActive: true,
    discountBasisPoints: 0,
    driverCode: null,
    documentLanguage: 'sq' as const,
    createdAt: 0,
  }));
  const search = {
    found: { customers, orders: [] },
    isSuggesting: false,
    open: nothing,
    openOrder: nothing,
  };
  return drawText(<CallerChoices ref={createRef()} search={search} />);
}

test('twenty callers are said to be the first twenty, fewer are all there are', () => {
  expect(choicesOf(20)).toContain('20 të parët – shkruani më shumë');
  expect(choicesOf(19)).not.toContain('të parët');
  expect(choicesOf(19)).toContain('+383 44 123 456');
});
