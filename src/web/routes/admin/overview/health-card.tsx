import { Badge, SimpleGrid, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { instantText } from '#web/ui/date-texts.ts';
import { Fact } from '#web/ui/fact.tsx';
import { PageState } from '#web/ui/page-state.tsx';
import { PlainCard } from './overview-card.tsx';
import { overviewTexts as texts } from './texts.ts';

export function HealthCard() {
  const health = useQuery(api.admin.overview.health.queryOptions());
  return (
    <PlainCard
      title={texts.health}
      hint={texts.healthHint}
      isWide
      aside={
        health.data && (
          <HealthBadge isWell={health.data.problems.length === 0 && health.data.clock === null} />
        )
      }
    >
      <PageState query={health} failure={texts.failed} loading={<Skeleton height={60} />}>
        {({ lastBackupAt, checkedAt, lastFault, freeBytes, standby }) => (
          <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }} spacing="md" component="dl">
            <Fact label={texts.lastBackup} labelSize="sm" size="md" fw={600}>
              {lastBackupAt === null ? texts.never : instantText(lastBackupAt)}
            </Fact>
            <Fact label={texts.lastCheck} labelSize="sm" size="md" fw={600}>
              {checkedAt === null ? texts.never : instantText(checkedAt)}
            </Fact>
            <Fact label={texts.freeSpace} labelSize="sm" size="md" fw={600}>
              {freeBytes === null ? '–' : roomText(freeBytes)}
            </Fact>
            <Fact label={texts.lastFault} labelSize="sm" size="md" fw={600}>
              {lastFault === null
                ? texts.noFault
                : `${texts.faults[lastFault.problem]}, ${instantText(lastFault.at)}`}
            </Fact>
            {standby !== null && (
              <Fact label={texts.standby} labelSize="sm" size="md" fw={600}>
                {standby.lagMs === null ? texts.standbyMissing : texts.standbyReaches(ageText(standby.lagMs))}
              </Fact>
            )}
          </SimpleGrid>
        )}
      </PageState>
    </PlainCard>
  );
}

function HealthBadge({ isWell }: { readonly isWell: boolean }) {
  return <Badge color={isWell ? 'good' : 'bad'}>{isWell ? texts.allWell : texts.needsCare}</Badge>;
}

function ageText(ms: number): string {
  const seconds = Math.max(1, Math.round(ms / 1000));
  if (seconds < 120) return `${seconds} s`;
  return seconds < 7200 ? `${Math.round(seconds / 60)} min` : `${Math.round(seconds / 3600)} orësh`;
}

function roomText(bytes: number): string {
  const gigabytes = bytes / 1024 ** 3;
  const digits = gigabytes < 10 ? 1 : 0;
  return `${gigabytes.toLocaleString('de-DE', { maximumFractionDigits: digits })} GB`;
}
