import { Button, Kbd, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ChangeEvent, type FormEvent, useState } from 'react';
import { isPlausiblePhone } from '#shared/text/phone.ts';
import { api } from '#web/api.ts';
import { fieldErrors, findDomainError } from '#web/error-text.ts';
import { useAction } from '#web/hooks/use-action.ts';
import type { Customer } from '#web/routes/call-agent/call/use-call.ts';
import { REGISTRATION_FORM } from '#web/routes/call-agent/fields.ts';
import { Panel } from '#web/routes/call-agent/panel.tsx';
import { texts } from '#web/routes/call-agent/texts.ts';
import { TaxNumberField } from '#web/ui/tax-number-field.tsx';
import { showToast } from '#web/ui/toast.ts';

const FIELDS = ['name', 'phone', 'address', 'email', 'fiscalNumber'] as const;
const REQUIRED = ['name', 'phone', 'address', 'regionId'] as const;
type Values = Readonly<Record<(typeof FIELDS)[number] | 'regionId', string>>;

export type Typed = { readonly term: string; readonly values: Values };

type RegistrationCardProps = {
  readonly term: string;
  readonly typedBefore: Typed | null;
  readonly onType: (typed: Typed) => void;
  readonly onRegistered: (customer: Customer) => void;
};

export function RegistrationCard({ term, typedBefore, onType, onRegistered }: RegistrationCardProps) {
  const [values, setValues] = useState<Values>(typedBefore?.values ?? valuesFor(term));
  const regions = useQuery(api.callAgent.regions.list.queryOptions());
  const register = useAction(api.callAgent.customers.register, {
    success: (customer) => texts.register.done(customer.name),
    failure: texts.register.failed,
    affects: ['user'],
    onDone: onRegistered,
  });
  const [isTried, setTried] = useState(false);
  const missing = REQUIRED.filter((field) => values[field].trim() === '');
  const errors = { ...(isTried && missingErrors(missing)), ...fieldErrors(register.error) };
  const set = (field: keyof Values, value: string) => {
    const next = { ...values, [field]: value };
    setValues(next);
    onType({ term, values: next });
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (missing.length > 0) {
      showToast({ tone: 'error', message: texts.register.incomplete });
      event.currentTarget.querySelector<HTMLElement>(`[name="${missing[0]}"]`)?.focus();
      return;
    }
    const email = values.email.trim() || null;
    void register.run({ ...values, email, regionId: Number(values.regionId) });
  };
  return (
    <Panel title={texts.register.title}>
      <form id={REGISTRATION_FORM} noValidate onSubmit={submit}>
        <Stack gap="xs">
          {FIELDS.map((field) => {
            const props = {
              name: field,
              label: texts.register[field],
              type: field === 'email' ? 'email' : field === 'phone' ? 'tel' : 'text',
              required: REQUIRED.some((name) => name === field),
              autoFocus: field === 'name',
              autoComplete: 'off',
              value: values[field],
              error: errors[field],
              onChange: (event: ChangeEvent<HTMLInputElement>) => set(field, event.currentTarget.value),
            };
            return field === 'fiscalNumber' ? (
              <TaxNumberField key={field} kind={field} {...props} />
            ) : (
              <TextInput key={field} {...props} />
            );
          })}
          <NativeSelect
            name="regionId"
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
          <Button
            type="submit"
            size="md"
            aria-keyshortcuts="Control+Enter"
            rightSection={
              <Kbd visibleFrom="sm" aria-hidden>
                Ctrl ↵
              </Kbd>
            }
            loading={register.isPending}
          >
            {texts.register.submit}
          </Button>
        </Stack>
      </form>
    </Panel>
  );
}

function missingErrors(missing: readonly (typeof REQUIRED)[number][]): Record<string, string> {
  return Object.fromEntries(missing.map((field) => [field, texts.register.missing[field]]));
}

function valuesFor(term: string): Values {
  const isNumber = isPlausiblePhone(term);
  const blank = { address: '', email: '', fiscalNumber: '', regionId: '' };
  return { ...blank, name: isNumber ? '' : term, phone: isNumber ? term : '' };
}

type KnownCustomerProps = { readonly error: unknown; readonly onOpen: (customer: Customer) => void };

function KnownCustomer({ error, onOpen }: KnownCustomerProps) {
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
