import { Button, Group, Text } from '@mantine/core';
import { IconFileUpload, IconPencil, IconTrash } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { useState } from 'react';
import { EXPORT_FORMATS } from '#shared/inputs/export-inputs.ts';
import { MAX_IMPORT_BYTES } from '#shared/inputs/import-inputs.ts';
import { api } from '#web/api.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { toForm } from '#web/routes/admin/imports/import-upload.tsx';
import { importsTexts } from '#web/routes/admin/imports/texts.ts';
import { FileButton } from '#web/routes/admin/ui/file-button.tsx';
import { SaveFileButton } from '#web/routes/admin/ui/save-file-button.tsx';
import { SectionLink } from '#web/routes/admin/ui/section-link.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { showToast } from '#web/ui/toast.ts';
import { ListDialog } from './list-dialog.tsx';
import { pricesTexts as texts } from './texts.ts';

type PriceList = inferOutput<typeof api.admin.prices.list>;

type ListHeadProps = { readonly list: PriceList; readonly onImport: (jobId: string) => void };

export function ListHead({ list, onImport }: ListHeadProps) {
  const [isEditing, setEditing] = useState(false);
  return (
    <>
      <Text size="sm" mb={4}>
        <SectionLink to="/secret-dashboard/prices">{texts.back}</SectionLink>
      </Text>
      <PageHead title={list.name} aside={<Text c="dimmed">{list.isNet ? texts.net : texts.gross}</Text>}>
        <DeleteButton list={list} />
        <Button
          variant="default"
          leftSection={<IconPencil size={16} aria-hidden />}
          onClick={() => setEditing(true)}
        >
          {texts.edit}
        </Button>
      </PageHead>
      <Group gap="xs" mb="sm">
        {EXPORT_FORMATS.map((format) => (
          <SaveFileButton
            key={format}
            address={`/api/admin/price-lists/${list.id}/file?format=${format}`}
            label={texts.exportFile(format.toUpperCase())}
            description={texts.exportHint(format.toUpperCase())}
            failure={texts.exportFailed}
          />
        ))}
        <ImportButton listId={list.id} onStarted={onImport} />
      </Group>
      {isEditing && <ListDialog list={list} onClose={() => setEditing(false)} />}
    </>
  );
}

function DeleteButton({ list }: { readonly list: PriceList }) {
  const [isAsking, setAsking] = useState(false);
  const navigate = useNavigate();
  const remove = useAction(api.admin.prices.delete, {
    affects: ['catalog', 'user'],
    failure: texts.notSaved,
    success: texts.deleted,
    onDone: () => void navigate({ to: '/secret-dashboard/prices' }),
  });
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconTrash size={16} aria-hidden />}
        onClick={() => setAsking(true)}
      >
        {texts.remove}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        isDestructive
        title={texts.deleteTitle}
        confirmLabel={texts.remove}
        isWorking={remove.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() => void remove.run({ id: list.id })}
      >
        {texts.deleteQuestion(list.name, list.customers)}
      </ConfirmDialog>
    </>
  );
}

type ImportButtonProps = { readonly listId: number; readonly onStarted: (jobId: string) => void };

function ImportButton({ listId, onStarted }: ImportButtonProps) {
  const start = useAction(api.admin.imports.start, {
    failure: texts.importFailed,
    onDone: ({ id }) => onStarted(id),
  });
  const send = (file: File) => {
    if (file.size > MAX_IMPORT_BYTES) showToast({ tone: 'error', message: importsTexts.tooLarge });
    else void start.run(toForm(file, { kind: 'prices', priceListId: String(listId) }));
  };
  return (
    <FileButton
      variant="default"
      size="compact-sm"
      loading={start.isPending}
      leftSection={<IconFileUpload size={15} aria-hidden />}
      label={texts.importFile}
      accept=".csv,.xlsx"
      field={texts.importFile}
      testId="price-file"
      onFile={send}
    />
  );
}
