export function findSafePlace(from: string | undefined): string | undefined {
  // Browsers drop tabs and line breaks from an address: they read "/<tab>/evil" as "//evil".
  if (!from || /\p{Cc}/u.test(from)) return undefined;
  return /^\/(?![/\\])/.test(from) ? from : undefined;
}
