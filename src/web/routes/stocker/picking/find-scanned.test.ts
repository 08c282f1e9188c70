import { expect, test } from 'vitest';
import { findScanned } from './find-scanned.ts';
import { isPicked, type PickingGroup, type PickingRow } from './picking-list.ts';

const order = {} as PickingRow['lines'][number]['order'];

function row(id: string, code: string, barcode: string, picked: boolean): PickingRow {
  const line = { isPicked: picked, quantity: 2 } as PickingRow['lines'][number]['line'];
  const product = {
    name: code,
    code,
    barcode,
    unit: 'COPE' as const,
    shelfPlace: '',
    packName: '',
    packSize: 1,
    orderStep: 1,
  };
  return { id, product, lines: [{ order, line }], hint: '' };
}

const group = (...rows: PickingRow[]): PickingGroup => ({ id: 'g', title: '', hint: '', comment: '', rows });

const groups = [
  group(row('a', 'TG-003', '3830012345678', true), row('b', 'MM-001', '', false)),
  group(row('c', 'TG-003', '3830012345678', false)),
];

test.each(['TG-003', 'tg-003', ' TG-003 ', ']C1TG-003', '3830012345678', ']E03830012345678'])(
  'a scan of %j finds the first row that is still to be picked',
  (code) => {
    expect(findScanned(groups, code)?.id).toBe('c');
  },
);

test('what is picked in every order is found as picked', () => {
  const found = findScanned([groups[0]!], 'TG-003');
  expect([found?.id, found && isPicked(found)]).toEqual(['a', true]);
});

test.each(['TG-00', 'TG-0031', 'Miell', '', '   '])('%j is no product of the list', (code) => {
  expect(findScanned(groups, code)).toBeNull();
});
