import '#web/styles/form-styles.ts';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { isNotEmpty, useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { formatBasisPoints } from '#shared/money.ts';
import { REGIONS } from '#shared/regions.ts';
import { api } from '#web/api.ts';
import { errorText, fieldErrors } from '#web/error-text.ts';
import { setUser } from '#web/session.ts';
import { Pill } from '#web/ui/pill.tsx';
import { showToast } from '#web/ui/toast.ts';
import formClasses from './account-form.module.css';
import classes from './account-page.module.css';
import { texts } from './texts.ts';

type Account = inferOutput<typeof api.account.profile>;

const { account: words, signup, required } = texts;

/** What documents and drivers know of a person, and saving changes to it. */
export function ParticularsCard({ account }: { readonly account: Account }) {
  const queryClient = useQueryClient();
  const { name, phone, address, fiscalNumber, vatNumber, regionId } = account;
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { name, phone, address, fiscalNumber, vatNumber, regionId: String(regionId) },
    validate: {
      name: isNotEmpty(required.name),
      phone: isNotEmpty(required.phone),
      address: isNotEmpty(required.address),
    },
  });
  const save = useMutation(
    api.account.updateProfile.mutationOptions({
      onSuccess: (saved) => {
        queryClient.setQueryData(api.account.profile.queryKey(), saved);
        setUser(saved);
        form.resetDirty();
        showToast({ tone: 'success', message: words.saved });
        // Another region shows other products.
        void queryClient.invalidateQueries(api.public.catalog.pathFilter());
      },
      onError: (error) => {
        form.setErrors(fieldErrors(error));
        showToast({ tone: 'error', message: errorText(error, words.failure) });
      },
    }),
  );
  const field = (key: string) => ({ size: 'md' as const, key: form.key(key), ...form.getInputProps(key) });
  return (
    <section className={classes['card']} aria-labelledby="particulars">
      <h2 id="particulars">{words.particulars}</h2>
      <p className={classes['text']}>{words.particularsText}</p>
      {account.discountBasisPoints > 0 && (
        <p>
          <Pill tone="accent">{words.yourDiscount(formatBasisPoints(account.discountBasisPoints))}</Pill>
        </p>
      )}
      <form
        className={formClasses['fields']}
        noValidate
        onSubmit={form.onSubmit((values) => save.mutate({ ...values, regionId: Number(values.regionId) }))}
      >
        <TextInput label={signup.name} autoComplete="name" required {...field('name')} />
        <div className={formClasses['pair']}>
          <TextInput label={signup.phone} type="tel" autoComplete="tel" required {...field('phone')} />
          <NativeSelect
            label={signup.region}
            data={REGIONS.map((region) => ({ value: String(region.id), label: region.name }))}
            {...field('regionId')}
          />
        </div>
        <TextInput label={signup.address} autoComplete="street-address" required {...field('address')} />
        <div className={formClasses['pair']}>
          <TextInput label={words.fiscalNumber} {...field('fiscalNumber')} />
          <TextInput label={words.vatNumber} {...field('vatNumber')} />
        </div>
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
