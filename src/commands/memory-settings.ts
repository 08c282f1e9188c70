/**
 * Node flags for an open shop: size of the young generation and heap growth, a third less memory for a tenth more CPU.
 * No limit on needed memory. Up to 64 MB, while it loads, nothing is collected.
 */
export const MEMORY_FLAGS = [
  '--max-semi-space-size=16',
  '--heap-growing-percent=60',
  '--initial-heap-size=64',
];

/** glibc returns large blocks (a password's 19 MB, a list's text) to the system at once. Other systems ignore these. */
export const MALLOC_SETTINGS = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' };
