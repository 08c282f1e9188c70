import { Badge, Button, Fieldset, Group, SimpleGrid, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { isExampleVoice, MAX_VOICES } from '#shared/brand/voices.ts';
import type { LookValues } from './look-values.ts';
import { lookTexts } from './texts.ts';

const texts = lookTexts.voices;

export function VoicesField({ form }: { readonly form: UseFormReturnType<LookValues> }) {
  const { voices } = form.values;
  return (
    <>
      {voices.map((voice, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a voice has nothing else by which it is known
        <Fieldset key={index} legend={texts.of(index + 1)} variant="filled">
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            <TextInput label={texts.name} maxLength={60} {...form.getInputProps(`voices.${index}.name`)} />
            <TextInput label={texts.place} maxLength={60} {...form.getInputProps(`voices.${index}.place`)} />
          </SimpleGrid>
          <Textarea
            label={texts.text}
            mt="sm"
            maxLength={400}
            autosize
            {...form.getInputProps(`voices.${index}.text`)}
          />
          <Group mt="sm" gap="sm">
            <Button
              variant="subtle"
              size="compact-sm"
              c="var(--shop-bad-text)"
              aria-label={texts.removeOf(index + 1)}
              onClick={() => form.removeListItem('voices', index)}
            >
              {texts.remove}
            </Button>
            {isExampleVoice(voice) && <Badge color="warn">{texts.example}</Badge>}
          </Group>
        </Fieldset>
      ))}
      {voices.length < MAX_VOICES && (
        <Button
          variant="default"
          style={{ alignSelf: 'start' }}
          onClick={() => form.insertListItem('voices', { name: '', place: '', text: '' })}
        >
          {texts.add}
        </Button>
      )}
    </>
  );
}
