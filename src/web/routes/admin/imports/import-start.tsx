import { Paper, SegmentedControl, Text, Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IMPORT_KINDS } from '#shared/list-choices.ts';
import { api } from '#web/api.ts';
import { useOfferedKinds } from '#web/features/use-feature.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { useSearchParam } from '#web/hooks/use-search.ts';
import { importsFields, PICTURES } from '#web/routes/admin/admin-fields.ts';
import { oneOf } from '#web/routes/admin/ui/one-of.ts';
import { LazyPart } from '#web/ui/lazy-part.tsx';
import { ImportUpload } from './import-upload.tsx';
import { picturesTexts } from './pictures/texts.ts';
import { importsTexts as texts } from './texts.ts';

/** The number that fit next to each other on a phone. */
const MAX_BESIDE = 4;

export function ImportStart({ onStarted }: { readonly onStarted: (jobId: string) => void }) {
  const [kind, setKind] = useSearchParam(importsFields, 'kind', 'products');
  const kinds = useOfferedKinds(IMPORT_KINDS).filter((one) => one !== 'prices');
  const choices = [
    ...kinds.map((value) => ({ value, label: texts.kinds[value] })),
    { value: PICTURES, label: picturesTexts.kind },
  ];
  const isNarrow = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  const isStacked = isNarrow && choices.length > MAX_BESIDE;
  const start = useAction(api.admin.imports.start, { isSilent: true, onDone: ({ id }) => onStarted(id) });
  return (
    <Paper component="section" p="lg" miw={0} aria-label={texts.import}>
      <Title order={2} size="h3" mb="sm">
        {texts.import}
      </Title>
      <SegmentedControl
        aria-label={texts.whatLabel}
        data={choices}
        orientation={isStacked ? 'vertical' : 'horizontal'}
        fullWidth={isStacked}
        value={kind}
        onChange={(value) => setKind(oneOf(value, [...IMPORT_KINDS, PICTURES] as const) ?? kind)}
      />
      <Text size="sm" c="dimmed" my="sm" maw="48rem">
        {kind === PICTURES ? picturesTexts.hint : `${texts.hints[kind]} ${texts.limits}`}
      </Text>
      {kind === PICTURES ? (
        <LazyPart load={loadPictures} onMissing={() => setKind('products')}>
          {(PicturesImport) => <PicturesImport />}
        </LazyPart>
      ) : (
        <ImportUpload
          choose={texts.choose}
          failure={texts.uploadFailed}
          accept=".csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          field={texts.choose}
          testId="import-file"
          start={start}
          extra={{ kind }}
        />
      )}
    </Paper>
  );
}

async function loadPictures() {
  return (await import('./pictures/pictures-import.tsx')).PicturesImport;
}
