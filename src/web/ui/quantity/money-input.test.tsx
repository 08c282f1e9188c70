import { expect, test } from 'vitest';
import { drawText } from '#web/testing/draw.tsx';
import { MoneyInput } from './money-input.tsx';

const said = (value: string, error: string | null) =>
  drawText(<MoneyInput label="Shuma" value={value} error={error} onChange={() => {}} />);

test('an amount that reads in two ways is told so, another as the form says it', () => {
  expect(said('1.250', 'Shkruani një shumë')).toMatch(/Mund të lexohet në dy mënyra/);
  expect(said('abc', 'Shkruani një shumë')).toMatch(/Shkruani një shumë/);
  expect(said('1.250', null)).not.toMatch(/lexohet/);
});
