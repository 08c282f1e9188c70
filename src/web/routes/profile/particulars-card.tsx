import '#web/styles/form-styles.ts';
import { Box, Button, NativeSelect, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { chosenRegionInput, updateProfileInput } from '#shared/inputs/user-inputs.ts';
import { formatBasisPoints } from '#shared/prices/money.ts';
import { api } from '#web/api.ts';
import { useRegionChoices } from '#web/firm.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { useZodForm } from '#web/hooks/use-zod-form.ts';
import { setUser, useUser } from '#web/session.ts';
import { LeaveGuard } from '#web/ui/leave-guard.tsx';
import { Pill } from '#web/ui/pill.tsx';
import { TaxNumberField } from '#web/ui/tax-number-field.tsx';
import formClasses from './profile-form.module.css';
import classes from './profile-page.module.css';
import { texts } from './texts.ts';

const { account: words, signup } = texts;

const particularsForm = updateProfileInput.required().extend({ regionId: chosenRegionInput });

export function ParticularsCard({ account }: { readonly account: inferOutput<typeof api.profile.get> }) {
  const queryClient = useQueryClient();
  const { name, phone, address, fiscalNumber, vatNumber, businessNumber, regionId } = account;
  const form = useZodForm(particularsForm, {
    initialValues: {
      name,
      phone,
      address,
      fiscalNumber,
      vatNumber,
      businessNumber,
      regionId: String(regionId),
    },
  });
  const regions = useRegionChoices(regionId);
  const isCustomer = useUser()?.role === 'customer';
  const save = useAction(api.profile.update, {
    form,
    success: words.saved,
    failure: words.failure,
    // Products depend on the region.
    affects: ['catalog'],
    onSuccess: (saved) => {
      queryClient.setQueryData(api.profile.get.queryKey(), saved);
      setUser(saved);
      form.resetDirty();
    },
  });
  const field = (key: keyof ReturnType<typeof form.getValues>) => ({
    size: 'md' as const,
    ...form.field(key),
  });
  return (
    <section className={classes['card']} aria-labelledby="particulars">
      <h2 id="particulars">{words.particulars}</h2>
      <Box component="p" m="0.25rem 0 1.1rem" c="dimmed">
        {isCustomer && words.particularsText}
      </Box>
      {account.discountBasisPoints > 0 && (
        <Box component="p" my="1em">
          <Pill tone="accent">{words.yourDiscount(formatBasisPoints(account.discountBasisPoints))}</Pill>
        </Box>
      )}
      <form
        className={formClasses['fields']}
        {...form.submit((values) => void save.run(form.changed(values)))}
      >
        <LeaveGuard isDirty={() => form.isDirty()} />
        <TextInput label={signup.name} autoComplete="name" required {...field('name')} />
        <div className={formClasses['pair']}>
          <TextInput label={signup.phone} type="tel" autoComplete="tel" required {...field('phone')} />
          <NativeSelect label={signup.region} data={regions} {...field('regionId')} />
        </div>
        <TextInput label={signup.address} autoComplete="street-address" required {...field('address')} />
        {isCustomer && (
          <>
            <TaxNumberField kind="businessNumber" label={words.businessNumber} {...field('businessNumber')} />
            <div className={formClasses['pair']}>
              <TaxNumberField kind="fiscalNumber" label={words.fiscalNumber} {...field('fiscalNumber')} />
              <TaxNumberField kind="vatNumber" label={words.vatNumber} {...field('vatNumber')} />
            </div>
          </>
        )}
        <TextInput
          label={signup.email}
          description={words.emailNote}
          size="md"
          value={account.email ?? ''}
          readOnly
          variant="filled"
        />
        <Button type="submit" size="md" loading={save.isPending}>
          {words.save}
        </Button>
      </form>
    </section>
  );
}
