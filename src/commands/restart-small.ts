import { isSea } from 'node:sea';

/**
 * What keeps an open shop small: with 100,000 products and 1,000,000 orders 210 to 260 MB while people work with its
 * lists, 60 more for each thread that makes documents. Node takes far more room for short-lived objects than a shop
 * needs, and lets the heap grow fourfold before it looks for what can go; looking sooner costs a tenth more work, and
 * no memory that is needed is rejected. Nothing can go while the program loads: up to 64 MB it does not look.
 */
export const MEMORY_FLAGS = [
  '--max-semi-space-size=4',
  '--heap-growing-percent=60',
  '--initial-heap-size=64',
];

/**
 * glibc keeps what large pieces were freed (a password's 19 MB, a list's text) for the thread that had them; with these
 * the system has them back at once. Other systems don't look.
 */
const MALLOC_SETTINGS = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' };

/**
 * Starts this process over, under the same number, with the memory settings of an open shop: they hold from a process's
 * first moment only, however the shop was started. Who has set `MALLOC_ARENA_MAX` is left alone. On Windows, which can't
 * do it, only the flag that still has an effect is set.
 */
export function restartSmall(): void {
  const { env, execArgv, execPath, argv, execve } = process;
  if (env['MALLOC_ARENA_MAX']) return;
  if (process.platform === 'win32' || !execve) {
    const { setFlagsFromString } = process.getBuiltinModule('node:v8');
    for (const flag of MEMORY_FLAGS) setFlagsFromString(flag);
    return;
  }
  // The executable has the flags in itself, and would take more of them for words of its own.
  const args = isSea() ? argv.slice(2) : [...execArgv, ...MEMORY_FLAGS, ...argv.slice(1)];
  execve.call(process, execPath, [execPath, ...args], { ...env, ...MALLOC_SETTINGS });
}
