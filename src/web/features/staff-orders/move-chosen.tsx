import { Button } from '@mantine/core';
import { IconCalendarEvent } from '@tabler/icons-react';
import { useState } from 'react';
import { MoveDialog, type OrderToMove } from './move-dialog.tsx';
import { moveTexts as texts } from './staff-orders-texts.ts';
import type { StaffOrdersWorkspace } from './staff-orders-workspace.ts';

type MoveChosenProps = {
  /** The ticked orders as they are now. */
  readonly chosen: readonly OrderToMove[];
  readonly workspace: StaffOrdersWorkspace;
  readonly onMoved: (moved: readonly number[]) => void;
};

/** Another day for ticked orders, those of the moment in which it was asked for. */
export function MoveChosen({ chosen, workspace, onMoved }: MoveChosenProps) {
  const [moving, setMoving] = useState<readonly OrderToMove[] | null>(null);
  return (
    <>
      <Button
        variant="default"
        px="sm"
        leftSection={<IconCalendarEvent size={18} aria-hidden />}
        onClick={() => setMoving(chosen)}
      >
        {texts.open}
      </Button>
      {moving && (
        <MoveDialog orders={moving} workspace={workspace} onMoved={onMoved} onClose={() => setMoving(null)} />
      )}
    </>
  );
}
