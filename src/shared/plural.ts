/** What is said of one thing, or of any other number of them: Albanian has these two forms. */
export function plural(count: number, one: string, many: string): string {
  return count === 1 ? one : many;
}
