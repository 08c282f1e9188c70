import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { errorText } from '#web/error-text.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { PageState } from '#web/ui/page-state.tsx';
import { ColumnsForm } from './columns-form.tsx';
import { importsTexts as texts } from './texts.ts';

type ImportColumnsProps = {
  readonly jobId: string;
  /** Why the columns are asked for; null when the user chose to change them. */
  readonly failure: string | null;
  readonly onSaved: () => void;
  readonly onCancel: () => void;
};

export function ImportColumns({ jobId, failure, onSaved, onCancel }: ImportColumnsProps) {
  const offered = useQuery(
    api.admin.imports.columns.queryOptions({ id: jobId }, { staleTime: 0, gcTime: 0 }),
  );
  const save = useAction(api.admin.imports.setColumns, { isSilent: true, onSuccess: onSaved });
  return (
    <PageState query={offered} failure={texts.failed} loading={<Skeleton height={240} />}>
      {({ fields, head, sample }) => (
        <ColumnsForm
          fields={fields}
          chosen={Object.fromEntries(fields.map(({ id, column }) => [id, column]))}
          head={head}
          sample={sample}
          hint={texts.columnsForm.hint}
          problem={save.error ? errorText(save.error, texts.failed) : failure}
          isWorking={save.isPending}
          onSave={(columns) => void save.run({ id: jobId, columns })}
          onCancel={onCancel}
        />
      )}
    </PageState>
  );
}
