import '#web/styles/form-styles.ts';
import { Box, Button, Group, PasswordInput, Skeleton, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { useState } from 'react';
import {
  beginSecondFactorInput,
  confirmSecondFactorInput,
  endSecondFactorInput,
} from '#shared/inputs/user-inputs.ts';
import { api } from '#web/api.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { useZodForm } from '#web/hooks/use-zod-form.ts';
import { PageState } from '#web/ui/page-state.tsx';
import { Pill } from '#web/ui/pill.tsx';
import formClasses from './profile-form.module.css';
import classes from './profile-page.module.css';
import { texts } from './texts.ts';

const { secondFactor: words, account } = texts;

type Proposal = inferOutput<typeof api.profile.secondFactor.begin>;

export function SecondFactorCard() {
  const state = useQuery(api.profile.secondFactor.get.queryOptions());
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  return (
    <section className={classes['card']} aria-labelledby="second-factor">
      <h2 id="second-factor">{words.title}</h2>
      <Box component="p" m="0.25rem 0 1.1rem" c="dimmed">
        {words.text}
      </Box>
      <PageState query={state} loading={<Skeleton height={44} />} failure={account.failure}>
        {({ isOn, codesLeft }) => {
          if (codes)
            return (
              <>
                <Box component="p" m="0 0 0.5rem">
                  {words.codesText}
                </Box>
                <ul className={classes['codes']}>
                  {codes.map((code) => (
                    <li key={code}>
                      <code>{inFours(code)}</code>
                    </li>
                  ))}
                </ul>
                <Button onClick={() => setCodes(null)}>{words.codesStored}</Button>
              </>
            );
          return isOn ? <SwitchOff codesLeft={codesLeft} /> : <SwitchOn onCodes={setCodes} />;
        }}
      </PageState>
    </section>
  );
}

function SwitchOn({ onCodes }: { readonly onCodes: (codes: readonly string[]) => void }) {
  const [isOpen, setOpen] = useState(false);
  const [proposal, setProposal] = useState<Proposal | null>(null);
  const form = useZodForm(beginSecondFactorInput, { initialValues: { password: '' } });
  const begin = useAction(api.profile.secondFactor.begin, {
    form,
    failure: account.failure,
    onSuccess: setProposal,
  });
  if (proposal) return <ConfirmCode {...proposal} onCodes={onCodes} />;
  if (!isOpen) {
    return (
      <Button variant="default" onClick={() => setOpen(true)}>
        {words.switchOn}
      </Button>
    );
  }
  return (
    <form className={formClasses['fields']} {...form.submit((values) => void begin.run(values))}>
      <PasswordInput
        label={account.current}
        autoComplete="current-password"
        size="md"
        autoFocus
        required
        {...form.field('password')}
      />
      <Button type="submit" size="md" variant="default" loading={begin.isPending}>
        {words.next}
      </Button>
    </form>
  );
}

type ConfirmCodeProps = Proposal & { readonly onCodes: (codes: readonly string[]) => void };

function ConfirmCode({ image, secret, onCodes }: ConfirmCodeProps) {
  const form = useZodForm(confirmSecondFactorInput, { initialValues: { otp: '' } });
  const confirm = useAction(api.profile.secondFactor.confirm, {
    form,
    success: words.isOn,
    failure: account.failure,
    affects: ['user'],
    onSuccess: ({ codes }) => onCodes(codes),
  });
  return (
    <form className={formClasses['fields']} {...form.submit((values) => void confirm.run(values))}>
      <Box component="p" m="0 0 0.5rem">
        {words.scan}
      </Box>
      <img className={classes['qr']} src={image} alt={words.qr} width={208} height={208} />
      <Box component="p" m="0 0 0.5rem">
        {words.orType} <code className={classes['secret']}>{inFours(secret)}</code>
      </Box>
      <TextInput
        label={words.code}
        autoComplete="one-time-code"
        inputMode="numeric"
        size="md"
        autoFocus
        required
        {...form.field('otp')}
      />
      <Button type="submit" size="md" loading={confirm.isPending}>
        {words.confirm}
      </Button>
    </form>
  );
}

function SwitchOff({ codesLeft }: { readonly codesLeft: number }) {
  const [isOpen, setOpen] = useState(false);
  const form = useZodForm(endSecondFactorInput, { initialValues: { password: '', otp: '' } });
  const end = useAction(api.profile.secondFactor.end, {
    form,
    success: words.isOff,
    failure: account.failure,
    affects: ['user'],
  });
  return (
    <>
      <Group gap="sm" mb="md">
        <Pill tone="good">{words.on}</Pill>
        <Pill tone={codesLeft > 2 ? 'plain' : 'warn'}>{words.codesLeft(codesLeft)}</Pill>
      </Group>
      {isOpen ? (
        <form className={formClasses['fields']} {...form.submit((values) => void end.run(values))}>
          <div className={formClasses['pair']}>
            <PasswordInput
              label={account.current}
              autoComplete="current-password"
              size="md"
              autoFocus
              required
              {...form.field('password')}
            />
            <TextInput
              label={words.code}
              autoComplete="one-time-code"
              size="md"
              required
              {...form.field('otp')}
            />
          </div>
          <Button type="submit" size="md" variant="default" loading={end.isPending}>
            {words.switchOff}
          </Button>
        </form>
      ) : (
        <Button variant="default" onClick={() => setOpen(true)}>
          {words.switchOff}
        </Button>
      )}
    </>
  );
}

function inFours(text: string): string {
  return text.replaceAll(/(.{4})(?=.)/g, '$1 ');
}
