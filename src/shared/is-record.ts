/** Whether a value from outside is an object whose members can be looked at; a list is not one. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
