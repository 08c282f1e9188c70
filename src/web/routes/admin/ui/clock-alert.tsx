import { Alert, Button, Stack, Text } from '@mantine/core';
import { IconCalendarQuestion } from '@tabler/icons-react';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { DEFAULT_TIME_ZONE, formatDate, toLocalTime } from '#shared/dates/shop-dates.ts';
import { api } from '#web/api.ts';
import { useBrand } from '#web/brand.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { overviewTexts } from '#web/routes/admin/overview/texts.ts';
import { longDate } from '#web/ui/date-texts.ts';

const texts = overviewTexts.clock;

export type ClockQuestion = NonNullable<inferOutput<typeof api.admin.overview.health>['clock']>;

export function ClockAlert({ question }: { readonly question: ClockQuestion }) {
  const { reason, date, machineNow, documentsUntil } = question;
  const confirm = useAction(api.admin.overview.confirmClock, {
    success: texts.done,
    failure: texts.failed,
    affects: ['settings'],
  });
  return (
    <Alert
      role="alert"
      color="warn"
      title={texts.question(
        texts.reasons[reason],
        longDate(date),
        toLocalTime(machineNow, DEFAULT_TIME_ZONE),
      )}
      icon={<IconCalendarQuestion aria-hidden />}
      mb="md"
      c="var(--mantine-color-text)"
    >
      <Stack gap="sm" align="flex-start">
        <Text size="sm">{texts.meanwhile}</Text>
        {documentsUntil !== null && <Text size="sm">{texts.documentsUntil(formatDate(documentsUntil))}</Text>}
        <Text size="sm">{texts.otherwise(useBrand().name)}</Text>
        <Button loading={confirm.isPending} onClick={() => void confirm.run({ date })}>
          {texts.confirm}
        </Button>
      </Stack>
    </Alert>
  );
}
