import { Group, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '#web/api.ts';
import { useFeature } from '#web/features/use-feature.ts';
import { SectionLink } from '#web/routes/admin/ui/section-link.tsx';
import { Money } from '#web/ui/money.tsx';
import { PageState } from '#web/ui/page-state.tsx';
import { PlainCard } from './overview-card.tsx';
import { overviewTexts } from './texts.ts';

const texts = overviewTexts.purchasing;

const PAGE = '/secret-dashboard/purchasing';

export function PurchasingCard() {
  return useFeature('purchasing') ? <Card /> : null;
}

function Card() {
  const overview = useQuery(api.admin.purchasing.payables.overview.queryOptions());
  return (
    <PlainCard title={texts.title}>
      <PageState query={overview} failure={overviewTexts.failed} loading={<Skeleton height={90} />}>
        {({ overdueBills, overdueCents, unbilledReceipts, lowProducts }) => (
          <>
            <Line
              count={overdueBills}
              isBad
              link={
                <SectionLink to={PAGE} search={{ tab: 'bills', status: 'overdue' }}>
                  {texts.overdue}
                </SectionLink>
              }
            >
              {overdueCents > 0 && (
                <>
                  {' · '}
                  <Money cents={overdueCents} />
                </>
              )}
            </Line>
            <Line
              count={unbilledReceipts}
              link={
                <SectionLink to={PAGE} search={{ tab: 'bills', status: 'receipts' }}>
                  {texts.unbilled}
                </SectionLink>
              }
            />
            <Line
              count={lowProducts}
              link={
                <SectionLink to={PAGE} search={{ tab: 'suggestions' }}>
                  {texts.low}
                </SectionLink>
              }
            />
          </>
        )}
      </PageState>
    </PlainCard>
  );
}

type LineProps = {
  readonly count: number;
  readonly isBad?: boolean;
  readonly link: ReactNode;
  readonly children?: ReactNode;
};

function Line({ count, isBad = false, link, children }: LineProps) {
  return (
    <Group gap="xs" py={4} wrap="nowrap">
      <Text
        fw={750}
        miw="2rem"
        ta="right"
        c={isBad && count > 0 ? 'var(--shop-bad-text)' : 'inherit'}
        style={{ fontVariantNumeric: 'tabular-nums' }}
      >
        {count}
      </Text>
      <Text>
        {link}
        {children}
      </Text>
    </Group>
  );
}
