export function findSafePlace(from: string | undefined): string | undefined {
  // Browsers drop tabs and line breaks from an address: "/<tab>/evil" is "//evil" to them.
  if (!from || /\p{Cc}/u.test(from)) return undefined;
  return /^\/(?![/\\])/.test(from) ? from : undefined;
}
