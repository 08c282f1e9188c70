import { constants, setPriority } from 'node:os';
import { expect, test, vi } from 'vitest';
import { standBack, standBackAsProgram } from './stand-back.ts';

vi.mock(import('node:os'), async (original) => ({ ...(await original()), setPriority: vi.fn() }));

test.runIf(process.platform === 'linux')('a thread stands back for the one that answers', () => {
  standBack();
  expect(setPriority).toHaveBeenCalledExactlyOnceWith(constants.priority.PRIORITY_BELOW_NORMAL);
});

test('a program of its own stands back as far as it can, whatever the system', () => {
  vi.mocked(setPriority).mockClear();
  standBackAsProgram();
  expect(setPriority).toHaveBeenCalledExactlyOnceWith(constants.priority.PRIORITY_LOW);
});

test('where a service forbids it, the thread works on', () => {
  vi.mocked(setPriority).mockImplementation(() => {
    throw Object.assign(new Error('operation not permitted'), { code: 'EPERM' });
  });
  expect(standBack).not.toThrow();
});
