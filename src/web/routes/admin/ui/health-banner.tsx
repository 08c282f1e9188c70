import { Alert, List } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { HealthProblem } from '#shared/shop-health.ts';
import { api } from '#web/api.ts';
import { overviewTexts as texts } from '#web/routes/admin/overview/texts.ts';
import { ClockAlert } from './clock-alert.tsx';

const LOOK_EVERY_MS = 5 * 60_000;
/** While the clock awaits confirmation, the displayed server time must be current. */
const LOOK_AT_CLOCK_EVERY_MS = 30_000;

export function HealthBanner() {
  const health = useQuery({
    ...api.admin.overview.health.queryOptions(),
    refetchInterval: ({ state }) => (state.data?.clock ? LOOK_AT_CLOCK_EVERY_MS : LOOK_EVERY_MS),
  });
  const { problems: all = [], clock } = health.data ?? {};
  const problems = all.filter((problem) => problem !== 'clock-not-confirmed');
  return (
    <>
      {clock && <ClockAlert question={clock} />}
      {problems.length > 0 && <Problems problems={problems} />}
    </>
  );
}

function Problems({ problems }: { readonly problems: readonly HealthProblem[] }) {
  return (
    <Alert
      role="alert"
      color="bad"
      title={texts.healthTitle}
      icon={<IconAlertTriangle aria-hidden />}
      mb="md"
      c="var(--mantine-color-text)"
    >
      {problems.length === 1 && problems[0] ? (
        texts.problems[problems[0]]
      ) : (
        <List>
          {problems.map((problem) => (
            <List.Item key={problem}>{texts.problems[problem]}</List.Item>
          ))}
        </List>
      )}
    </Alert>
  );
}
