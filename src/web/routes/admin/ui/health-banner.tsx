import { Alert, List } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { overviewTexts as texts } from '#web/routes/admin/overview/texts.ts';

const LOOK_EVERY_MS = 5 * 60_000;

/** What is wrong with disk, database or backups, above every section of the office until it is mended. */
export function HealthBanner() {
  const health = useQuery({ ...api.admin.overview.health.queryOptions(), refetchInterval: LOOK_EVERY_MS });
  const problems = health.data?.problems ?? [];
  if (problems.length === 0) return null;
  return (
    <Alert
      role="alert"
      color="red"
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
