import { Button, Group, Input } from '@mantine/core';
import { useState } from 'react';
import { api } from '#web/api.ts';
import { errorText } from '#web/error-text.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { ImageProblem, prepareImage, toImageForm } from '#web/routes/admin/product-form/prepare-image.ts';
import { FileButton } from '#web/routes/admin/ui/file-button.tsx';
import { settingsTexts } from './texts.ts';

const texts = settingsTexts.logo;

const LOGO_FRAME = { width: 800, height: 400, type: 'image/png' } as const;

type LogoFieldProps = {
  readonly fileName: string | null;
  readonly onChange: (fileName: string | null) => void;
};

export function LogoField({ fileName, onChange }: LogoFieldProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const store = useAction(api.admin.settings.storeLogo, {
    isSilent: true,
    onSuccess: (stored) => onChange(stored.fileName),
    onError: (error) => setProblem(errorText(error)),
  });

  const take = async (file: File) => {
    setProblem(null);
    try {
      await store.run(toImageForm(await prepareImage(file, LOGO_FRAME)));
    } catch (error) {
      if (!(error instanceof ImageProblem)) throw error;
      setProblem(error.message);
    }
  };

  return (
    <Input.Wrapper label={texts.label} description={texts.hint} error={problem} labelElement="div">
      <Group gap="md" mt={6}>
        {fileName !== null && (
          <img
            src={`/images/${fileName}`}
            alt={texts.preview}
            style={{ maxWidth: 180, maxHeight: 90, background: '#fff', borderRadius: 8, padding: 6 }}
          />
        )}
        <FileButton
          variant="default"
          loading={store.isPending}
          label={texts.choose}
          accept="image/png,image/jpeg"
          field={texts.label}
          testId="logo-input"
          onFile={(file) => void take(file)}
        />
        {fileName !== null && (
          <Button variant="subtle" c="var(--shop-bad-text)" onClick={() => onChange(null)}>
            {texts.remove}
          </Button>
        )}
      </Group>
    </Input.Wrapper>
  );
}
