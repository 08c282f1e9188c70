import { expect, test } from 'vitest';
import { findDateFault } from './find-date-fault.ts';

const bounds = { today: '2026-11-22', min: '2026-11-23', max: '2027-11-22' };

test.each([
  ['21.11', '21.11 ka kaluar – më e hershmja: 23.11'],
  ['22.11.2026', '22.11 është shumë herët – më e hershmja: 23.11'],
  ['sot', '22.11 është shumë herët – më e hershmja: 23.11'],
  ['31.02', '31.02 nuk ekziston në kalendar'],
  ['30.11.2027', '30.11.2027 është shumë larg – më e largëta: 22.11.2027'],
  ['dikur', '«dikur» nuk u kuptua – p.sh. 23.11, 23, nesër, premte'],
  ['23.11', null],
  ['nesër', null],
])('%j is answered with %j', (text, fault) => {
  expect(findDateFault(text, bounds)).toBe(fault);
});
