import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { isPlausiblePhone } from '#shared/phone.ts';
import { api } from '#web/api.ts';
import { errorText, fieldErrors, findDomainError } from '#web/error-text.ts';
import { useOneAtATime } from '#web/hooks/use-one-at-a-time.ts';
import type { Customer } from '#web/routes/call-agent/call/use-call.ts';
import { Panel } from '#web/routes/call-agent/panel.tsx';
import { texts } from '#web/routes/call-agent/texts.ts';
import { showToast } from '#web/ui/toast.ts';
import classes from './registration-card.module.css';

type RegistrationCardProps = {
  /** What was searched for; a number is taken over. */
  readonly phone: string;
  readonly onRegistered: (customer: Customer) => void;
};

const FIELDS = ['name', 'phone', 'address', 'email', 'fiscalNumber'] as const;
const REQUIRED = ['name', 'phone', 'address', 'regionId'] as const;
type Values = Readonly<Record<(typeof FIELDS)[number] | 'regionId', string>>;

/** Registers a caller whom the shop does not know yet. */
export function RegistrationCard({ phone, onRegistered }: RegistrationCardProps) {
  const isNumber = isPlausiblePhone(phone);
  const [values, setValues] = useState<Values>({
    name: isNumber ? '' : phone.trim(),
    phone: isNumber ? phone.trim() : '',
    address: '',
    email: '',
    fiscalNumber: '',
    regionId: '',
  });
  const regions = useQuery(api.callAgent.regions.list.queryOptions());
  const register = useMutation(
    api.callAgent.customers.register.mutationOptions({
      onSuccess: (customer) => {
        showToast({ tone: 'success', message: texts.register.done(customer.name) });
        onRegistered(customer);
      },
      onError: (error) => showToast({ tone: 'error', message: errorText(error, texts.register.failed) }),
    }),
  );
  const once = useOneAtATime();
  const errors = fieldErrors(register.error);
  const set = (field: keyof Values, value: string) => setValues((before) => ({ ...before, [field]: value }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (REQUIRED.some((field) => values[field].trim() === '')) {
      showToast({ tone: 'error', message: texts.register.incomplete });
      return;
    }
    once(() =>
      register.mutateAsync({
        ...values,
        email: values.email.trim() || null,
        regionId: Number(values.regionId),
      }),
    );
  };
  return (
    <Panel title={texts.register.title}>
      <form className={classes['form']} noValidate onSubmit={submit}>
        {FIELDS.map((field) => (
          <TextInput
            key={field}
            label={texts.register[field]}
            type={field === 'email' ? 'email' : field === 'phone' ? 'tel' : 'text'}
            required={REQUIRED.some((name) => name === field)}
            autoFocus={field === 'name'}
            autoComplete="off"
            value={values[field]}
            error={errors[field]}
            onChange={(event) => set(field, event.currentTarget.value)}
          />
        ))}
        <NativeSelect
          label={texts.register.region}
          required
          value={values.regionId}
          error={errors['regionId']}
          onChange={(event) => set('regionId', event.currentTarget.value)}
        >
          <option value="">{texts.register.chooseRegion}</option>
          {regions.data?.map((region) => (
            <option key={region.id} value={region.id}>
              {region.name}
            </option>
          ))}
        </NativeSelect>
        <KnownCustomer error={register.error} onOpen={onRegistered} />
        <Button type="submit" size="md" loading={register.isPending}>
          {texts.register.submit}
        </Button>
      </form>
    </Panel>
  );
}

/** When the number is somebody's already, opens that customer. */
function KnownCustomer({
  error,
  onOpen,
}: {
  readonly error: unknown;
  readonly onOpen: (customer: Customer) => void;
}) {
  const customerId = customerIdOf(error);
  const known = useQuery({
    ...api.callAgent.customers.get.queryOptions({ customerId: Number(customerId ?? 1) }),
    enabled: customerId !== undefined,
  });
  if (customerId === undefined || !known.data) return null;
  const customer = known.data;
  return (
    <Button variant="light" onClick={() => onOpen(customer)}>
      {texts.register.openKnown(customer.name)}
    </Button>
  );
}

function customerIdOf(error: unknown): number | undefined {
  const rejection = findDomainError(error);
  return rejection?.code === 'phone-registered' ? rejection.data.customerId : undefined;
}
