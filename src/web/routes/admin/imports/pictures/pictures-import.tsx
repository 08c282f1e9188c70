import { Alert, Button, Group, Input, List, Progress, Stack, Switch, Text } from '@mantine/core';
import { IconFileZip } from '@tabler/icons-react';
import { useState } from 'react';
import { errorText } from '#web/error-text.ts';
import type { GridColumn } from '#web/routes/admin/ui/data-grid.tsx';
import { FileButton } from '#web/routes/admin/ui/file-button.tsx';
import { FileDrop } from '#web/routes/admin/ui/file-drop.tsx';
import { Dimmed } from '#web/ui/dimmed.ts';
import { Pill, type Tone } from '#web/ui/pill.tsx';
import { showToast } from '#web/ui/toast.ts';
import { PreviewRows } from '../preview-rows.tsx';
import { type PictureOutcome, picturesTexts as texts } from './texts.ts';
import { type PictureRow, undoPictures, usePictures } from './use-pictures.ts';

type Pictures = ReturnType<typeof usePictures>;

export function PicturesImport() {
  const pictures = usePictures();
  const { state } = pictures;
  switch (state.phase) {
    case 'empty':
    case 'reading':
      return (
        <Input.Wrapper error={state.refusal} errorProps={{ role: 'alert' }}>
          <FileDrop onFile={(file) => void pictures.open(file)}>
            <FileButton
              label={state.phase === 'reading' ? texts.reading : texts.choose}
              accept=".zip,application/zip"
              field={texts.choose}
              testId="pictures-file"
              loading={state.phase === 'reading'}
              leftSection={<IconFileZip size={18} aria-hidden />}
              onFile={(file) => void pictures.open(file)}
            />
            <Dimmed>{texts.drop}</Dimmed>
          </FileDrop>
        </Input.Wrapper>
      );
    case 'ready':
      return <Preview rows={state.rows} pictures={pictures} />;
    case 'taking':
      return (
        <Stack gap="xs" align="flex-start">
          <Text role="status">{texts.taking}</Text>
          <Progress w="100%" size="lg" value={(state.done / state.total) * 100} aria-label={texts.taking} />
          <Dimmed>{texts.progress(state.done, state.total)}</Dimmed>
          <Button variant="default" onClick={pictures.stop}>
            {texts.stop}
          </Button>
        </Stack>
      );
    case 'done':
      return <Done state={state} onClose={pictures.close} />;
  }
}

const TONES: Readonly<Record<PictureOutcome, Tone>> = {
  new: 'good',
  replaces: 'info',
  second: 'plain',
  unknown: 'bad',
  'too-large': 'bad',
};

const OUTCOMES: readonly PictureOutcome[] = ['new', 'replaces', 'second', 'unknown', 'too-large'];

const PAGE = 50;

function Preview({ rows, pictures }: { readonly rows: readonly PictureRow[]; readonly pictures: Pictures }) {
  const [isOnlyMissing, setOnlyMissing] = useState(false);
  const [chosenId, choose] = useState('');
  const [page, setPage] = useState(1);
  const counts = Object.fromEntries(
    OUTCOMES.map((id) => [id, rows.filter(({ outcome }) => outcome === id).length]),
  );
  const wanted = rows.filter(
    ({ outcome }) => outcome === 'new' || (outcome === 'replaces' && !isOnlyMissing),
  );
  const shown = rows.filter(({ outcome }) => chosenId === '' || outcome === chosenId);
  return (
    <>
      <Group mb="md">
        <Button disabled={wanted.length === 0} onClick={() => void pictures.take(wanted)}>
          {wanted.length === 0 ? texts.nothing : texts.take(wanted.length)}
        </Button>
        <Button variant="default" onClick={pictures.close}>
          {texts.cancel}
        </Button>
        <Switch
          label={texts.onlyMissing}
          checked={isOnlyMissing}
          onChange={({ currentTarget }) => setOnlyMissing(currentTarget.checked)}
        />
      </Group>
      <PreviewRows
        label={texts.preview}
        name="pictures"
        counts={counts}
        counters={OUTCOMES.flatMap((id) => {
          const count = counts[id] ?? 0;
          return count === 0 ? [] : [{ id, label: texts.outcomes[id], count }];
        })}
        chosenId={chosenId}
        onChoose={(id) => {
          choose(id);
          setPage(1);
        }}
        rows={shown.slice((page - 1) * PAGE, page * PAGE)}
        columns={COLUMNS}
        card={(row) => (
          <Stack gap={4}>
            <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
              {row.picture.name}
            </Text>
            <Product row={row} />
            <Outcome row={row} />
          </Stack>
        )}
        page={page}
        pages={Math.ceil(shown.length / PAGE)}
        onPage={setPage}
      />
    </>
  );
}

const COLUMNS: readonly GridColumn<PictureRow>[] = [
  { id: 'file', head: texts.columns.file, cell: ({ picture }) => picture.name, isFixed: true },
  { id: 'product', head: texts.columns.product, cell: (row) => <Product row={row} />, isFixed: true },
  { id: 'outcome', head: texts.columns.outcome, cell: (row) => <Outcome row={row} /> },
];

type RowProps = { readonly row: PictureRow };

function Product({ row: { product } }: RowProps) {
  return product === null ? '–' : `${product.code} · ${product.name}`;
}

function Outcome({ row: { outcome } }: RowProps) {
  const reason = outcome === 'new' || outcome === 'replaces' ? null : texts.reasons[outcome];
  return (
    <Group gap={6} component="span">
      <Pill tone={TONES[outcome]}>{texts.outcomes[outcome]}</Pill>
      {reason !== null && <Dimmed span>{reason}</Dimmed>}
    </Group>
  );
}

type DoneProps = {
  readonly state: Extract<Pictures['state'], { readonly phase: 'done' }>;
  readonly onClose: () => void;
};

function Done({ state: { before, taken, faults, isStopped }, onClose }: DoneProps) {
  const [isUndoing, setUndoing] = useState(false);
  const undo = async () => {
    setUndoing(true);
    try {
      await undoPictures(before);
      showToast({ tone: 'success', message: texts.undone });
      onClose();
    } catch (error) {
      showToast({ tone: 'error', message: errorText(error, texts.undoFailed) });
      setUndoing(false);
    }
  };
  return (
    <Alert color={isStopped ? 'warn' : 'good'} role="status" title={texts.done(taken)}>
      {isStopped && (
        <Text size="sm" mb="sm">
          {texts.stopped}
        </Text>
      )}
      {faults.length > 0 && (
        <List size="sm" mb="sm">
          {faults.map((fault) => (
            <List.Item key={fault}>{fault}</List.Item>
          ))}
        </List>
      )}
      <Group>
        <Button variant="default" onClick={onClose}>
          {texts.another}
        </Button>
        {before.length > 0 && (
          <Button variant="subtle" loading={isUndoing} onClick={() => void undo()}>
            {texts.undo}
          </Button>
        )}
      </Group>
    </Alert>
  );
}
