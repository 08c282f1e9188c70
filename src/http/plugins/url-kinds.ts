/** Whether a URL belongs to the documented façade. */
export function isRestCall(url: string): boolean {
  return /^\/api(?:[/?]|$)/.test(url);
}

/** Whether a URL belongs to the procedures of the screens. */
export function isTrpcCall(url: string): boolean {
  return /^\/trpc(?:-upload)?(?:[/?]|$)/.test(url);
}

/** Whether a URL asks the shop something, rather than for a file or a page. */
export function isCall(url: string): boolean {
  return isRestCall(url) || isTrpcCall(url);
}
