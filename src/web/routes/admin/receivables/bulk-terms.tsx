import { Button, Select, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { MAX_TERMS_DAYS } from '#shared/accounting/ledger.ts';
import { parseCents, parseWholeNumber } from '#shared/text/parse-number.ts';
import { api } from '#web/api.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { useZodForm } from '#web/hooks/use-zod-form.ts';
import { BulkBar } from '#web/routes/admin/ui/bulk-bar.tsx';
import { NumberField } from '#web/routes/admin/ui/number-field.tsx';
import { numberOr } from '#web/ui/quantity/number-schemas.ts';
import { ReceivableDialog } from './receivable-dialog.tsx';
import { receivablesTexts, receivableTexts } from './texts.ts';

const texts = receivablesTexts.bulk;

type BulkTermsProps = { readonly customerIds: readonly number[]; readonly onDone: () => void };

export function BulkTerms({ customerIds, onDone }: BulkTermsProps) {
  const [isOpen, setOpen] = useState(false);
  if (customerIds.length === 0) return null;
  return (
    <BulkBar
      label={texts.label}
      count={customerIds.length}
      onClear={onDone}
      actions={
        <Button size="sm" onClick={() => setOpen(true)}>
          {texts.open}
        </Button>
      }
    >
      {isOpen && (
        <BulkTermsDialog
          customerIds={customerIds}
          onClose={() => setOpen(false)}
          onDone={() => {
            setOpen(false);
            onDone();
          }}
        />
      )}
    </BulkBar>
  );
}

const KEEP = 'keep';
const NONE = 'none';

const schema = z.object({
  termsDays: numberOr((text) => parseWholeNumber(text, MAX_TERMS_DAYS), undefined),
  limit: z.enum([KEEP, NONE, 'set']),
  limitCents: numberOr(parseCents, undefined),
  priceList: z.string(),
  town: z.string().trim(),
  note: z.string().trim(),
});

type BulkTermsDialogProps = BulkTermsProps & { readonly onClose: () => void };

function BulkTermsDialog({ customerIds, onClose, onDone }: BulkTermsDialogProps) {
  const lists = useQuery(api.admin.prices.lists.queryOptions()).data ?? [];
  const form = useZodForm(schema, {
    mode: 'controlled',
    initialValues: { termsDays: '', limit: KEEP, limitCents: '', priceList: KEEP, town: '', note: '' },
  });
  const setTerms = useAction(api.admin.receivables.setTermsOfMany, {
    affects: ['account', 'order', 'user', 'catalog'],
    failure: receivableTexts.terms.failed,
    success: ({ changed }) => texts.done(changed),
    form,
    onDone,
  });
  return (
    <ReceivableDialog
      title={texts.title(customerIds.length)}
      hint={texts.hint}
      submitLabel={receivableTexts.terms.submit}
      isWorking={setTerms.isPending}
      form={form.submit(({ termsDays, limit, limitCents, priceList, town, note }) => {
        if (limit === 'set' && limitCents === undefined) {
          form.setFieldError('limitCents', texts.limitMissing);
          return;
        }
        void setTerms.run({
          customerIds: [...customerIds],
          ...(termsDays === undefined ? {} : { termsDays }),
          ...(limit === KEEP ? {} : { limitCents: limit === NONE ? null : (limitCents ?? null) }),
          ...(priceList === KEEP ? {} : { priceListId: priceList === NONE ? null : Number(priceList) }),
          ...(town === '' ? {} : { town }),
          ...(note === '' ? {} : { note }),
        });
      })}
      onClose={onClose}
    >
      <NumberField
        data-autofocus
        isWhole
        label={receivableTexts.terms.days}
        placeholder={texts.unchanged}
        {...form.field('termsDays')}
      />
      <Select
        label={texts.limit}
        allowDeselect={false}
        data={[
          { value: KEEP, label: texts.unchanged },
          { value: 'set', label: texts.limitSet },
          { value: NONE, label: texts.noLimit },
        ]}
        {...form.field('limit')}
      />
      {form.values.limit === 'set' && (
        <NumberField label={receivableTexts.terms.limit} {...form.field('limitCents')} />
      )}
      <Select
        label={texts.list}
        allowDeselect={false}
        data={[
          { value: KEEP, label: texts.unchanged },
          { value: NONE, label: texts.noList },
          ...lists.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        {...form.field('priceList')}
      />
      <TextInput label={texts.town} placeholder={texts.unchanged} maxLength={60} {...form.field('town')} />
      <TextInput label={texts.note} placeholder={texts.unchanged} maxLength={500} {...form.field('note')} />
    </ReceivableDialog>
  );
}
