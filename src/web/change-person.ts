import type { Query } from '@tanstack/react-query';
import { queryClient } from './query-client.ts';

/** Who looks at the screen: an id, null for a guest, undefined while nobody knows. */
export type Person = number | null | undefined;

/**
 * Prices and regions differ from person to person: who logs in gets everything on the screen anew. What only the person
 * before them could see is forgotten, also when the office or another device ended their login, and so are their prices;
 * of a guest's no more is kept than what is on the screen until the answer comes.
 */
export function changePerson(before: Person, now: Person): void {
  if (before === now || now === undefined) return;
  if (typeof before === 'number') {
    queryClient.removeQueries({ predicate: isPrivate });
    void queryClient.resetQueries({ predicate: isCatalogue });
  }
  if (before === null) queryClient.removeQueries({ predicate: isCatalogue, type: 'inactive' });
  if (now !== null || before !== undefined) void queryClient.invalidateQueries();
}

function isPrivate({ queryKey: [path] }: Query): boolean {
  return !Array.isArray(path) || path[0] !== 'public';
}

function isCatalogue({ queryKey: [path] }: Query): boolean {
  return Array.isArray(path) && path[0] === 'public' && path[1] === 'catalog';
}
