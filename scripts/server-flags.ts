/**
 * What keeps an open shop small: with 100,000 products and 1,000,000 orders 210 to 260 MB while people work with its
 * lists, 60 more for each thread that makes documents. Node takes far more room for short-lived objects than a shop
 * needs, and lets the heap grow fourfold before it looks for what can go; looking sooner costs a tenth more work, and
 * no memory that is needed is rejected.
 */
export const serverFlags = ['--max-semi-space-size=8', '--heap-growing-percent=60'];

/**
 * glibc keeps what large pieces were freed (a password's 19 MB, a list's text) for the thread that had them; with these
 * the system has them back at once. Other systems don't look.
 */
export const serverEnvironment = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' };
