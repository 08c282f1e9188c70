export function splitKey(key: string): string {
  return key.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2');
}
