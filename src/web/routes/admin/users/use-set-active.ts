import type { inferOutput } from '@trpc/tanstack-react-query';
import { api } from '#web/api.ts';
import { optimisticUpdate } from '#web/cache/optimistic-update.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { useReassign } from './reassign-dialog.tsx';
import { usersTexts as texts } from './texts.ts';

type UserPage = inferOutput<typeof api.admin.users.list>;

export type ListedUser = UserPage['users'][number];

type Wanted = { readonly userId: number; readonly isActive: boolean };

export function useSetActive() {
  const { asked, ask, close, isAsked } = useReassign<Wanted>();
  const action = useAction(api.admin.users.setActive, {
    success: ({ name, isActive }) => (isActive ? texts.activated(name) : texts.deactivated(name)),
    failure: texts.statusFailed,
    affects: ['user', 'order'],
    isSilent: isAsked,
    optimistic: ({ userId, isActive }) =>
      optimisticUpdate<UserPage>([api.admin.users.list.pathFilter()], (page) => ({
        ...page,
        users: page.users.map((user) => (user.id === userId ? { ...user, isActive } : user)),
      })),
    onSuccess: close,
    onError: ask,
  });
  return {
    asked,
    close,
    isWorking: action.isPending,
    setActive: (wanted: Wanted, handOverTo?: number | null) =>
      void action.run(handOverTo === undefined ? wanted : { ...wanted, handOverTo }),
  };
}
