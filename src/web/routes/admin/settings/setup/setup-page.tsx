import { Alert, Badge, Button, Card, Group, Skeleton, Stack, Title } from '@mantine/core';
import { IconCircle, IconCircleCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { SetupStep } from '#shared/setup.ts';
import { api } from '#web/api.ts';
import { useFeature } from '#web/features/use-feature.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { Dimmed } from '#web/ui/dimmed.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { PageState } from '#web/ui/page-state.tsx';
import { setupTexts as texts } from './texts.ts';

const firm = '/secret-dashboard/settings/firm';
const settings = '/secret-dashboard/settings';
const imports = '/secret-dashboard/imports';

const { forms } = texts;

const FORMS: Readonly<Record<SetupStep, ReactNode>> = {
  firm: (
    <>
      <LinkButton to={settings} hash="seller" variant="default">
        {forms.seller}
      </LinkButton>
      <LinkButton to={settings} hash="contact" variant="default">
        {forms.contact}
      </LinkButton>
    </>
  ),
  look: (
    <LinkButton to={firm} search={{ tab: 'look' }} variant="default">
      {forms.look}
    </LinkButton>
  ),
  regions: (
    <>
      <LinkButton to={firm} search={{ tab: 'regions' }} variant="default">
        {forms.regions}
      </LinkButton>
      <LinkButton to={settings} hash="days" variant="default">
        {forms.days}
      </LinkButton>
    </>
  ),
  groups: (
    <>
      <LinkButton to={firm} search={{ tab: 'groups' }} variant="default">
        {forms.groups}
      </LinkButton>
      <LinkButton to={firm} search={{ tab: 'units' }} variant="default">
        {forms.units}
      </LinkButton>
    </>
  ),
  people: (
    <LinkButton to="/secret-dashboard/users/new" variant="default">
      {forms.people}
    </LinkButton>
  ),
  products: (
    <>
      <LinkButton to={imports} search={{ kind: 'products' }} variant="default">
        {forms.products}
      </LinkButton>
      <LinkButton to={imports} search={{ kind: 'pictures' }} variant="default">
        {forms.pictures}
      </LinkButton>
    </>
  ),
  opening: (
    <>
      <LinkButton to={imports} search={{ kind: 'customers' }} variant="default">
        {forms.customers}
      </LinkButton>
      <LinkButton to={imports} search={{ kind: 'openings' }} variant="default">
        {forms.openings}
      </LinkButton>
      <LinkButton to="/secret-dashboard/accounts" search={{ show: 'all' }} variant="default">
        {forms.terms}
      </LinkButton>
      <CostsLink />
    </>
  ),
};

export function SetupPage() {
  const setup = useQuery(api.admin.overview.setup.queryOptions());
  const dismiss = useAction(api.admin.overview.dismissSetup, {
    failure: texts.failed,
    affects: ['settings'],
  });
  return (
    <>
      <PageHead title={texts.title}>
        {setup.data?.isOver === false && (
          <Button variant="default" loading={dismiss.isPending} onClick={() => void dismiss.run(undefined)}>
            {texts.dismiss}
          </Button>
        )}
      </PageHead>
      <PageState query={setup} loading={<Skeleton height={480} radius="lg" />}>
        {({ steps, isOver }) => (
          <Stack gap="sm" maw="48rem">
            {isOver ? <Alert color="good">{texts.over}</Alert> : <Dimmed>{texts.intro}</Dimmed>}
            {steps.map((step, index) => (
              <Step key={step.step} number={index + 1} {...step} />
            ))}
          </Stack>
        )}
      </PageState>
    </>
  );
}

function CostsLink() {
  const hasCosts = useFeature('purchasing');
  if (!hasCosts) return null;
  return (
    <LinkButton to={imports} search={{ kind: 'opening-costs' }} variant="default">
      {forms.costs}
    </LinkButton>
  );
}

type StepProps = { readonly number: number; readonly step: SetupStep; readonly isDone: boolean };

function Step({ number, step, isDone }: StepProps) {
  const { title, text } = texts.steps[step];
  const mark = useAction(api.admin.overview.markSetupStep, { failure: texts.failed, affects: ['settings'] });
  return (
    <Card component="section" aria-label={title}>
      <Group gap="sm" align="flex-start" wrap="nowrap">
        {isDone ? (
          <IconCircleCheck size={24} color="var(--shop-good-text)" aria-hidden style={{ flex: 'none' }} />
        ) : (
          <IconCircle size={24} color="var(--mantine-color-dimmed)" aria-hidden style={{ flex: 'none' }} />
        )}
        <Stack gap={4} miw={0} style={{ flex: 1 }}>
          <Group gap="sm">
            <Title order={2} size="h4">
              {number}. {title}
            </Title>
            {isDone && <Badge color="good">{texts.isDone}</Badge>}
          </Group>
          <Dimmed>{text}</Dimmed>
          <Group gap="xs" mt={6}>
            {FORMS[step]}
            {!isDone && (
              <Button
                variant="subtle"
                loading={mark.isPending}
                aria-label={texts.isFineOf(title)}
                onClick={() => void mark.run({ step })}
              >
                {texts.isFine}
              </Button>
            )}
          </Group>
        </Stack>
      </Group>
    </Card>
  );
}
