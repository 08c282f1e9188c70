import { z } from 'zod';
import { MAX_TERMS_DAYS } from '#shared/accounting/ledger.ts';
import { eurosForField } from '#shared/prices/money.ts';
import { parseCents, parseWholeNumber } from '#shared/text/parse-number.ts';
import { api } from '#web/api.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { useZodForm } from '#web/hooks/use-zod-form.ts';
import { NumberField } from '#web/routes/admin/ui/number-field.tsx';
import { numberIn, numberOr } from '#web/ui/quantity/number-schemas.ts';
import type { Receivable } from './receivable.ts';
import { ReceivableDialog } from './receivable-dialog.tsx';
import { receivableTexts } from './texts.ts';

const texts = receivableTexts.terms;

const schema = z.object({
  termsDays: numberIn((text) => parseWholeNumber(text, MAX_TERMS_DAYS), texts.daysMissing),
  limitCents: numberOr(parseCents, null),
});

type TermsDialogProps = { readonly account: Receivable; readonly onClose: () => void };

export function TermsDialog({ account: { customerId, termsDays, limitCents }, onClose }: TermsDialogProps) {
  const form = useZodForm(schema, {
    initialValues: {
      termsDays: String(termsDays),
      limitCents: limitCents === null ? '' : eurosForField(limitCents),
    },
  });
  const setTerms = useAction(api.admin.receivables.setTerms, {
    affects: ['account', 'order'],
    failure: texts.failed,
    success: texts.done,
    form,
    onDone: onClose,
  });
  return (
    <ReceivableDialog
      title={texts.title}
      submitLabel={texts.submit}
      isWorking={setTerms.isPending}
      form={form.submit((terms) => void setTerms.run({ customerId, ...form.changed(terms) }))}
      onClose={onClose}
    >
      <NumberField
        data-autofocus
        isWhole
        label={texts.days}
        description={texts.daysHint}
        {...form.field('termsDays')}
      />
      <NumberField label={texts.limit} description={texts.limitHint} {...form.field('limitCents')} />
    </ReceivableDialog>
  );
}
