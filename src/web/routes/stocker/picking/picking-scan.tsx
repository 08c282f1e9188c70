import { Text, TextInput } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { IconBarcode } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { cleanScannedCode } from '#shared/text/scanned-code.ts';
import { hasKeyboard } from '#web/device/has-keyboard.ts';
import { endsScan } from '#web/features/stock-scan/use-scan.ts';
import { playScan } from '#web/features/workspace/marks.ts';
import { isLayerOpen, isWriting } from '#web/hooks/use-page-actions.ts';
import { texts } from '#web/routes/stocker/texts.ts';
import { useUser } from '#web/session.ts';
import { findScanned } from './find-scanned.ts';
import { isPicked, type PickingGroup } from './picking-list.ts';
import type { Tick } from './use-picking.ts';

type PickingScanProps = { readonly groups: readonly PickingGroup[]; readonly onTick: Tick };

type Result = { readonly isWrong: boolean; readonly text: string };

export function PickingScan({ groups, onTick }: PickingScanProps) {
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [result, setResult] = useState<Result | null>(null);
  const listenerId = useUser()?.id;
  const { scan: t } = texts.picking;
  // A scanner types into the focused element: a tapped checkbox would receive its keys.
  useWindowEvent('keydown', (event) => startsScan(event) && field.current?.focus(), { capture: true });
  const finish = () => {
    const scanned = cleanScannedCode(code);
    setCode('');
    if (scanned === '') return;
    const row = findScanned(groups, scanned);
    const isWrong = row === null || isPicked(row);
    playScan(!isWrong, listenerId);
    if (row === null) return setResult({ isWrong, text: t.wrong(scanned) });
    showRow(row.id);
    if (isWrong) return setResult({ isWrong, text: t.already(row.product.name) });
    onTick(row, true);
    setResult({ isWrong, text: t.done(row.product.code, row.product.name) });
  };
  return (
    <TextInput
      ref={field}
      aria-label={t.label}
      placeholder={t.label}
      autoFocus={hasKeyboard()}
      autoComplete="off"
      maxLength={100}
      maw={460}
      leftSection={<IconBarcode size={20} aria-hidden />}
      value={code}
      error={result?.isWrong === true && result.text}
      description={
        result?.isWrong === false && (
          <Text span inherit c="good" role="status">
            {result.text}
          </Text>
        )
      }
      inputWrapperOrder={['input', 'error', 'description']}
      onChange={(event) => {
        setCode(event.currentTarget.value);
        setResult(null);
      }}
      onKeyDown={(event) => {
        if (!endsScan(event)) return;
        event.preventDefault();
        finish();
      }}
    />
  );
}

function startsScan(event: KeyboardEvent): boolean {
  const isSign = event.key.length === 1 && /[\p{L}\p{N}\]]/u.test(event.key);
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
  return isSign && isPlain && !isWriting(event.target) && !isLayerOpen();
}

export const pickingRowId = (id: string) => `picking-${id}`;

function showRow(id: string): void {
  document.getElementById(pickingRowId(id))?.scrollIntoView({ block: 'center' });
}
