import { Alert, Box, Button, Group, Text, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { accentOf, contrast, DARK_TEXT, WHITE } from '#shared/brand/accent.ts';
import { DEFAULT_ACCENT } from '#shared/brand/brand.ts';
import { lookTexts } from './texts.ts';

const texts = lookTexts.accent;

const COLOUR = /^#[0-9a-f]{6}$/i;

type AccentFieldProps = {
  readonly value?: string;
  readonly error?: ReactNode;
  readonly onChange?: (value: string) => void;
};

export function AccentField({ value = DEFAULT_ACCENT, error, onChange }: AccentFieldProps) {
  const isColour = COLOUR.test(value);
  return (
    <>
      <Group gap="sm" align="flex-end">
        <TextInput
          label={texts.label}
          value={value}
          error={error}
          maxLength={7}
          w={170}
          spellCheck={false}
          onChange={(event) => onChange?.(event.currentTarget.value)}
        />
        <input
          type="color"
          aria-label={texts.pick}
          value={isColour ? value.toLowerCase() : DEFAULT_ACCENT}
          style={{ width: 44, height: 36, padding: 2, cursor: 'pointer' }}
          onChange={(event) => onChange?.(event.currentTarget.value)}
        />
        {value !== DEFAULT_ACCENT && (
          <Button variant="default" onClick={() => onChange?.(DEFAULT_ACCENT)}>
            {texts.reset}
          </Button>
        )}
      </Group>
      {isColour && <Preview colour={value.toLowerCase()} />}
    </>
  );
}

function Preview({ colour }: { readonly colour: string }) {
  const { tones, fill, onFill, isDarkened } = accentOf(colour);
  const ratio = (text: string) => contrast(text, fill).toFixed(1).replace('.', ',');
  return (
    <>
      <Group gap={0} aria-hidden>
        {tones.map((tone) => (
          <Box key={tone} bg={tone} w={28} h={28} />
        ))}
      </Group>
      <Group gap="sm">
        <Box bg={fill} c={onFill} px="md" py={8} bdrs="md" fw={600} fz="sm">
          {texts.sample}
        </Box>
        <Text size="sm" c="dimmed">
          {texts.readable(ratio(WHITE), ratio(DARK_TEXT))} {onFill === WHITE ? texts.isWhite : texts.isDark}
        </Text>
      </Group>
      {isDarkened && (
        <Alert color="warn" role="status">
          <Group gap="xs">
            <Box bg={colour} w={28} h={20} bdrs="sm" aria-hidden />
            <Box bg={fill} w={28} h={20} bdrs="sm" aria-hidden />
            {texts.darkened(colour, fill)}
          </Group>
        </Alert>
      )}
    </>
  );
}
