export function logFailure(what: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the specification wants these failures logged, and nothing more
  console.warn(what, error);
}
