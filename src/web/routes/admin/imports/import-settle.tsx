import { Alert, Button, Group, List, NativeSelect, Stack, Text, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { api } from '#web/api.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { importsTexts } from './texts.ts';

const texts = importsTexts.settle;

type Status = inferOutput<typeof api.admin.imports.status>;

const MAX_BUTTONS = 6;

export function ImportSettle({ job, onSettled }: { readonly job: Status; readonly onSettled: () => void }) {
  const settle = useAction(api.admin.imports.settle, {
    failure: texts.failed,
    isSilent: true,
    onDone: onSettled,
  });
  const add = useAction(api.admin.imports.addUnknown, {
    failure: texts.failed,
    affects: ['firm', 'catalog', 'purchasing'],
    isSilent: true,
    onDone: onSettled,
  });
  if (job.toSettle.length === 0) return null;
  return (
    <Stack component="section" gap="xs" mb="md" aria-label={texts.title}>
      <Title order={3} size="h4">
        {texts.title}
      </Title>
      {job.toSettle.map((one) => (
        <Row
          key={`${one.field} ${one.text}`}
          unsettled={one}
          isWorking={settle.isPending || add.isPending}
          onChoose={(value) => void settle.run({ id: job.id, field: one.field, text: one.text, value })}
          onAdd={(text) => void add.run({ id: job.id, field: one.field, text })}
        />
      ))}
    </Stack>
  );
}

type RowProps = {
  readonly unsettled: Status['toSettle'][number];
  readonly isWorking: boolean;
  readonly onChoose: (value: string | null) => void;
  readonly onAdd: (text: string) => void;
};

function Row({ unsettled, isWorking, onChoose, onAdd }: RowProps) {
  const { name, text, count, chosen, choices, additions } = unsettled;
  const label = text === null ? texts.missing(name) : texts.unknown(name, text);
  return (
    <Group role="group" aria-label={label} gap={6}>
      <Text size="sm" w="100%" style={{ overflowWrap: 'anywhere' }}>
        {label}{' '}
        <Text span size="xs" c="dimmed">
          {count > 0 && texts.rows(count)}
        </Text>
      </Text>
      {choices.length > MAX_BUTTONS ? (
        <NativeSelect
          aria-label={label}
          disabled={isWorking}
          value={chosen ?? ''}
          data={[{ value: '', label: texts.choose }, ...choices]}
          onChange={(event) => onChoose(event.currentTarget.value || null)}
        />
      ) : (
        choices.map((choice) => (
          <Button
            key={choice}
            size="compact-md"
            variant={choice === chosen ? 'light' : 'default'}
            aria-pressed={choice === chosen}
            disabled={isWorking}
            onClick={() => onChoose(choice === chosen ? null : choice)}
          >
            {choice}
          </Button>
        ))
      )}
      {text !== null && additions.length > 0 && (
        <Button
          size="compact-md"
          variant="subtle"
          leftSection={<IconPlus size={14} aria-hidden />}
          disabled={isWorking}
          onClick={() => onAdd(text)}
        >
          {texts.add(additions)}
        </Button>
      )}
    </Group>
  );
}

type SentencesProps = { readonly title: string; readonly sentences: Status['reasons'] };

export function Sentences({ title, sentences }: SentencesProps) {
  if (sentences.length === 0) return null;
  return (
    <Alert color="warn" mb="md" title={title}>
      <List size="sm">
        {sentences.map(({ text, count }) => (
          <List.Item key={text}>
            <b>{count.toLocaleString('de-DE')}</b> × {text}
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}
