import { SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { type Settings, sellerSettingsInput } from '#shared/settings.ts';
import { bankAccountWarning } from '#shared/text/bank-account.ts';
import { TAX_NUMBERS } from '#shared/text/tax-numbers.ts';
import { findIssues } from '#web/hooks/use-zod-form.ts';
import { DoubtedInput } from '#web/ui/doubted-input.tsx';
import { TaxNumberField } from '#web/ui/tax-number-field.tsx';
import { LogoField } from './logo-field.tsx';
import { SettingsCard } from './settings-card.tsx';
import { settingsTexts as texts } from './texts.ts';
import { useGroupForm } from './use-group-form.ts';

const LINES = [
  'name',
  'address',
  'city',
  'phone',
  'email',
  'website',
  'fiscalNumber',
  'vatNumber',
  'businessNumber',
  'bankName',
  'bankAccount',
] as const;

export function SellerForm({ seller }: { readonly seller: Settings['seller'] }) {
  const { form, card } = useGroupForm({
    group: 'seller',
    stored: seller,
    toValues: (stored) => stored,
    toStored: (values) => values,
    toUpdate: (values) => ({ group: 'seller', values }),
    validate: (values) => findIssues(sellerSettingsInput, values),
  });
  return (
    <SettingsCard id="seller" {...card}>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        {LINES.map((field) => {
          const kind = TAX_NUMBERS.find((number) => number === field);
          const props = { label: texts.seller[field], ...form.getInputProps(field) };
          if (kind) return <TaxNumberField key={field} kind={kind} {...props} />;
          if (field !== 'bankAccount') return <TextInput key={field} {...props} />;
          return <DoubtedInput key={field} warningOf={bankAccountWarning} {...props} />;
        })}
      </SimpleGrid>
      <Textarea
        label={texts.seller.documentFooter}
        autosize
        minRows={2}
        {...form.getInputProps('documentFooter')}
      />
      <LogoField fileName={form.values.logo} onChange={(logo) => form.setFieldValue('logo', logo)} />
    </SettingsCard>
  );
}
