import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import { PageState } from '#web/ui/page-state.tsx';
import { LookForm } from './look-form.tsx';
import { lookTexts } from './texts.ts';

export function LookPage() {
  return (
    <>
      <PageHead title={lookTexts.title} />
      <Look />
    </>
  );
}

/** Without a title, so that it can stand in a tab. */
export function Look() {
  const brand = useQuery(api.admin.settings.brand.queryOptions(undefined, { refetchOnWindowFocus: false }));
  return (
    <PageState query={brand} loading={<Skeleton height={480} radius="lg" />}>
      {(stored) => <LookForm stored={stored} />}
    </PageState>
  );
}
