import { Button, Group, Input, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useDisclosure } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { weekdayOf } from '#shared/dates/shop-dates.ts';
import type { Settings } from '#shared/settings.ts';
import { api } from '#web/api.ts';
import { codeOf } from '#web/error-text.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { ClosedDates } from '#web/routes/admin/settings/closed-dates.tsx';
import { settingsTexts } from '#web/routes/admin/settings/texts.ts';
import { adminTexts } from '#web/routes/admin/ui/texts.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { LeaveGuard } from '#web/ui/leave-guard.tsx';
import { OvertakenRules } from './overtaken-rules.tsx';
import { RegionPreview } from './region-preview.tsx';
import { findFaults, type RegionDelivery, type RuleValues, toValues, toWeekdays } from './rule-values.ts';
import { StrandedOrders } from './stranded-orders.tsx';
import { type DriverChoice, WeekdayRules } from './weekday-rules.tsx';

const texts = settingsTexts.delivery;

type RegionFormProps = {
  readonly region: RegionDelivery;
  readonly shop: Settings['shop'];
  readonly drivers: readonly DriverChoice[];
};

export function RegionForm({ region, shop, drivers }: RegionFormProps) {
  const { regionId } = region;
  const [isSaved, setSaved] = useState(false);
  const stored = toValues(region);
  const form = useForm<RuleValues>({ initialValues: stored, validate: findFaults });
  // Version of the rules this form was opened with, for the optimistic lock.
  const [version, setVersion] = useState(region.version);
  const showStored = () => {
    form.setValues(stored);
    form.resetDirty(stored);
    setVersion(region.version);
  };
  const save = useAction(api.admin.deliveryRules.save, {
    success: texts.done,
    failure: texts.failed,
    affects: ['settings'],
    isSilent: (error) => codeOf(error) === 'delivery-rules-changed',
    onSuccess: (saved) => {
      form.resetDirty();
      setVersion(saved.version);
      setSaved(true);
    },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the stored rules change, whatever is typed
  useEffect(() => {
    if (!form.isDirty()) showStored();
  }, [region.version]);
  const isOvertaken = form.isDirty() && region.version !== version;
  const isClosed = (date: string) =>
    shop.closedDates.includes(date) || !form.values.weekdays[weekdayOf(date)]?.isOpen;
  return (
    <form
      noValidate
      aria-label={texts.formOf(region.regionName)}
      onSubmit={form.onSubmit((values) => {
        void save.run({ regionId, weekdays: toWeekdays(values), closedDays: values.closedDays, version });
      })}
    >
      <LeaveGuard isDirty={() => form.isDirty()} />
      <Stack gap="md">
        <WeekdayRules form={form} drivers={drivers} />
        <Input.Wrapper label={texts.closedDays} labelElement="div">
          <ClosedDates
            dates={form.values.closedDays}
            isClosed={isClosed}
            onChange={(dates) => form.setFieldValue('closedDays', dates)}
          />
        </Input.Wrapper>
        <RegionPreview values={form.values} shopClosedDates={shop.closedDates} taken={region.taken} />
        {isOvertaken && (
          <OvertakenRules
            stored={stored}
            typed={form.values}
            drivers={drivers}
            onTakeTheirs={showStored}
            onKeepMine={() => setVersion(region.version)}
          />
        )}
        <Group gap="xs">
          <Button type="submit" disabled={save.isPending || isOvertaken}>
            {save.isPending ? adminTexts.saving : adminTexts.save}
          </Button>
          {region.isOwn && <ResetRules region={region} version={version} onReset={() => form.resetDirty()} />}
        </Group>
        {isSaved && <StrandedOrders regionId={regionId} />}
      </Stack>
    </form>
  );
}

type ResetRulesProps = {
  readonly region: RegionDelivery;
  readonly version: string;
  readonly onReset: () => void;
};

function ResetRules({ region, version, onReset }: ResetRulesProps) {
  const { regionId, regionName } = region;
  const [isAsking, asking] = useDisclosure(false);
  const reset = useAction(api.admin.deliveryRules.reset, {
    success: texts.resetDone(regionName),
    failure: texts.failed,
    affects: ['settings'],
    onSuccess: onReset,
  });
  return (
    <>
      <Button variant="default" onClick={asking.open}>
        {texts.reset}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.resetTitle(regionName)}
        confirmLabel={texts.reset}
        isDestructive
        isWorking={reset.isPending}
        onCancel={asking.close}
        onConfirm={() => {
          asking.close();
          void reset.run({ regionId, version });
        }}
      >
        {texts.resetQuestion}
      </ConfirmDialog>
    </>
  );
}
