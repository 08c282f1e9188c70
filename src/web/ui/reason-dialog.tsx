import { TextInput } from '@mantine/core';
import { z } from 'zod';
import { useZodForm } from '#web/hooks/use-zod-form.ts';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx';
import { reasonIn } from './quantity/number-schemas.ts';
import { uiTexts } from './texts.ts';

type ReasonDialogProps = Omit<ConfirmDialogProps, 'isOpen' | 'form' | 'onConfirm' | 'children'> & {
  readonly onConfirm: (reason: string) => void;
  readonly children?: ConfirmDialogProps['children'];
};

const schema = z.object({ reason: reasonIn(uiTexts.reasonMissing) });

export function ReasonDialog({ onConfirm, children, ...dialog }: ReasonDialogProps) {
  const form = useZodForm(schema, { initialValues: { reason: '' } });
  return (
    <ConfirmDialog
      {...dialog}
      isOpen
      form={form.submit(({ reason }) => {
        if (!dialog.isWorking) onConfirm(reason);
      })}
    >
      {children}
      <TextInput
        data-autofocus
        label={uiTexts.reason}
        required
        mt={children ? 'sm' : 0}
        maxLength={300}
        {...form.field('reason')}
      />
    </ConfirmDialog>
  );
}
