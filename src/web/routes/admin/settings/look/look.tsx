import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { PageState } from '#web/ui/page-state.tsx';
import { LookForm } from './look-form.tsx';

export function Look() {
  const brand = useQuery(api.admin.settings.brand.queryOptions(undefined, { refetchOnWindowFocus: false }));
  return (
    <PageState query={brand} loading={<Skeleton height={480} radius="lg" />}>
      {(stored) => <LookForm stored={stored} />}
    </PageState>
  );
}
