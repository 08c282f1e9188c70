/** Writes to the browser's console what went wrong in the background and needs nobody's attention. */
export function logFailure(what: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the specification wants these failures logged, and nothing more
  console.warn(what, error);
}
