import { useMutation } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { api } from '#web/api.ts';
import { errorText } from '#web/error-text.ts';
import { queryClient } from '#web/query-client.ts';
import { refreshAfter } from '#web/refresh-after.ts';
import { showToast } from '#web/ui/toast.ts';
import { usersTexts as texts } from './texts.ts';

type UserPage = inferOutput<typeof api.admin.users.list>;

/** A person as the list shows them. */
export type ListedUser = UserPage['users'][number];

/** Activates or deactivates an account: it shows at once, and is taken back when the server rejects. */
export function useSetActive() {
  const lists = api.admin.users.list.pathFilter();
  return useMutation(
    api.admin.users.setActive.mutationOptions({
      onMutate: async ({ userId, isActive }) => {
        await queryClient.cancelQueries(lists);
        const before = queryClient.getQueriesData<UserPage>(lists);
        queryClient.setQueriesData<UserPage>(
          lists,
          (page) =>
            page && {
              ...page,
              users: page.users.map((user) => (user.id === userId ? { ...user, isActive } : user)),
            },
        );
        return before;
      },
      onError: (error, _input, before) => {
        for (const [key, page] of before ?? []) queryClient.setQueryData(key, page);
        showToast({ tone: 'error', message: errorText(error, texts.statusFailed) });
      },
      onSuccess: ({ name, isActive }) => {
        const message = isActive ? texts.activated(name) : texts.deactivated(name);
        showToast({ tone: 'success', message });
      },
      onSettled: () => refreshAfter('user'),
    }),
  );
}
