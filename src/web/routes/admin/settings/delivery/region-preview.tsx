import { Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import {
  cutoffOf,
  findDeliveryDateProblem,
  PREVIEW_DAYS,
  type RegionRules,
  weekdayRuleOf,
} from '#shared/dates/delivery-dates.ts';
import { addDays, formatDate, type ISODate, type LocalMoment, weekdayOf } from '#shared/dates/shop-dates.ts';
import { api } from '#web/api.ts';
import { hourText } from '#web/routes/admin/settings/calendar-choices.ts';
import { settingsTexts } from '#web/routes/admin/settings/texts.ts';
import { weekdayName } from '#web/ui/date-texts.ts';
import { Dimmed } from '#web/ui/dimmed.ts';
import { placesLeft, type RuleValues, type Taken, toRules } from './rule-values.ts';

const texts = settingsTexts.delivery;

type RegionPreviewProps = {
  readonly values: RuleValues;
  readonly shopClosedDates: readonly ISODate[];
  readonly taken: Taken;
};

export function RegionPreview({ values, shopClosedDates, taken }: RegionPreviewProps) {
  const { data: shop } = useQuery(api.public.shop.info.queryOptions());
  if (!shop) return null;
  const now = { date: shop.today, hour: shop.hour };
  return <PreviewDays values={values} shopClosedDates={shopClosedDates} taken={taken} now={now} />;
}

export function PreviewDays({
  values,
  shopClosedDates,
  taken,
  now,
}: RegionPreviewProps & { readonly now: LocalMoment }) {
  const rules = toRules(values, shopClosedDates, taken, { from: now.date, count: PREVIEW_DAYS });
  const days = Array.from({ length: PREVIEW_DAYS }, (_, ahead) => addDays(now.date, ahead));
  return (
    <section aria-label={texts.preview}>
      <Title order={3} size="h5" mb={6}>
        {texts.preview}
      </Title>
      <SimpleGrid component="ol" cols={{ base: 2, xs: 4, sm: 7 }} spacing={6} verticalSpacing={6}>
        {days.map((date) => (
          <PreviewDay key={date} date={date} rules={rules} taken={taken} now={now} />
        ))}
      </SimpleGrid>
    </section>
  );
}

type PreviewDayProps = {
  readonly date: ISODate;
  readonly rules: RegionRules;
  readonly taken: Taken;
  readonly now: LocalMoment;
};

function PreviewDay({ date, rules, taken, now }: PreviewDayProps) {
  const problem = findDeliveryDateProblem(date, now, rules, 'customer');
  const cutoff = cutoffOf(date, rules);
  const left = placesLeft(date, rules, taken);
  return (
    <Paper component="li" p={8} shadow="none" {...(problem === null ? {} : { bg: 'var(--shop-sunken)' })}>
      <Stack gap={0} lh={1.35}>
        <Dimmed size="xs">{weekdayName(weekdayOf(date))}</Dimmed>
        <Text fw={700} {...(problem === null ? {} : { c: 'dimmed' })}>
          {formatDate(date).slice(0, 5)}
        </Text>
        {problem === null ? (
          <>
            <Text size="sm" fw={600} c="var(--shop-good-text)" style={{ overflowWrap: 'anywhere' }}>
              {weekdayRuleOf(date, rules).window || texts.open}
            </Text>
            <Dimmed size="xs">
              {texts.until(formatDate(cutoff.date).slice(0, 5), hourText(cutoff.hour))}
            </Dimmed>
            {left !== null && <Text size="xs">{texts.placesLeft(left)}</Text>}
          </>
        ) : (
          <Text size="sm" fw={600} c={problem === 'full' ? 'var(--shop-bad-text)' : 'dimmed'}>
            {texts.problems[problem]}
          </Text>
        )}
      </Stack>
    </Paper>
  );
}
