import { Input } from '@mantine/core';
import { IconFileUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { MAX_IMPORT_BYTES } from '#shared/inputs/import-inputs.ts';
import { errorText } from '#web/error-text.ts';
import { FileButton } from '#web/routes/admin/ui/file-button.tsx';
import { FileDrop } from '#web/routes/admin/ui/file-drop.tsx';
import { Dimmed } from '#web/ui/dimmed.ts';
import { importsTexts as texts } from './texts.ts';

type ImportUploadProps = {
  readonly choose: string;
  readonly failure: string;
  readonly accept: string;
  readonly field: string;
  readonly testId: string;
  readonly start: {
    readonly isPending: boolean;
    readonly error: unknown;
    readonly run: (form: FormData) => Promise<unknown>;
  };
  /** Additional fields sent with the file. */
  readonly extra?: Readonly<Record<string, string>>;
};

export function ImportUpload({ choose, failure, accept, field, testId, start, extra }: ImportUploadProps) {
  const [isTooLarge, setTooLarge] = useState(false);
  const send = (file: File) => {
    if (start.isPending) return;
    setTooLarge(file.size > MAX_IMPORT_BYTES);
    if (file.size <= MAX_IMPORT_BYTES) void start.run(toForm(file, extra));
  };
  const refusal = start.error === null ? null : errorText(start.error, failure);
  return (
    <Input.Wrapper error={isTooLarge ? texts.tooLarge : refusal} errorProps={{ role: 'alert' }}>
      <FileDrop onFile={send}>
        <FileButton
          label={choose}
          accept={accept}
          field={field}
          testId={testId}
          loading={start.isPending}
          leftSection={<IconFileUpload size={18} aria-hidden />}
          onFile={send}
        />
        <Dimmed>{texts.drop}</Dimmed>
      </FileDrop>
    </Input.Wrapper>
  );
}

export function toForm(file: File, extra: Readonly<Record<string, string>> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(extra)) form.set(name, value);
  form.set('file', file);
  return form;
}
