import type { Query } from '@tanstack/react-query';
import { queryClient } from '#web/query-client.ts';

export type Person = number | null | undefined;

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
