import { Badge, SimpleGrid, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { instantText } from '#web/ui/date-texts.ts';
import { PageState } from '#web/ui/page-state.tsx';
import { PlainCard } from './overview-card.tsx';
import { overviewTexts as texts } from './texts.ts';

/** How disk, database and backups are; what is wrong stands in the banner above every section. */
export function HealthCard() {
  const health = useQuery(api.admin.overview.health.queryOptions());
  return (
    <PlainCard
      title={texts.health}
      hint={texts.healthHint}
      isWide
      aside={health.data && <Verdict isWell={health.data.problems.length === 0} />}
    >
      <PageState query={health} failure={texts.failed} loading={<Skeleton height={60} />}>
        {({ lastBackupAt, checkedAt, lastFault, freeBytes }) => (
          <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }} spacing="md" component="dl" m={0}>
            <Fact
              name={texts.lastBackup}
              value={lastBackupAt === null ? texts.never : instantText(lastBackupAt)}
            />
            <Fact name={texts.lastCheck} value={checkedAt === null ? texts.never : instantText(checkedAt)} />
            <Fact name={texts.freeSpace} value={freeBytes === null ? '–' : roomText(freeBytes)} />
            <Fact
              name={texts.lastFault}
              value={
                lastFault === null
                  ? texts.noFault
                  : `${texts.faults[lastFault.problem]}, ${instantText(lastFault.at)}`
              }
            />
          </SimpleGrid>
        )}
      </PageState>
    </PlainCard>
  );
}

function Verdict({ isWell }: { readonly isWell: boolean }) {
  return <Badge color={isWell ? 'good' : 'bad'}>{isWell ? texts.allWell : texts.needsCare}</Badge>;
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <Text component="dt" size="sm" c="dimmed">
        {name}
      </Text>
      <Text component="dd" m={0} fw={600}>
        {value}
      </Text>
    </div>
  );
}

function roomText(bytes: number): string {
  const gigabytes = bytes / 1024 ** 3;
  const digits = gigabytes < 10 ? 1 : 0;
  return `${gigabytes.toLocaleString('de-DE', { maximumFractionDigits: digits })} GB`;
}
