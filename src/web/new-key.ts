/** A key that nobody else makes. `crypto.randomUUID` is missing where a shop is served over plain HTTP in its own network. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
