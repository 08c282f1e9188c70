import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { api } from '#web/api.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { settingsTexts } from '#web/routes/admin/settings/texts.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import type { RegionDelivery } from './rule-values.ts';

const texts = settingsTexts.delivery;

type ResetRulesProps = {
  readonly region: RegionDelivery;
  readonly version: string;
  readonly onReset: () => void;
};

export function ResetRules({ region, version, onReset }: ResetRulesProps) {
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
