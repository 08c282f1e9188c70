import { Modal, Table, VisuallyHidden } from '@mantine/core';
import type { Shortcut } from '#web/hooks/use-page-actions.ts';
import { KeyHint } from '#web/ui/key-hint.tsx';
import { workspaceTexts as texts } from './texts.ts';

type KeysDialogProps = { readonly keys: readonly Shortcut[] | null; readonly onClose: () => void };

export function KeysDialog({ keys, onClose }: KeysDialogProps) {
  return (
    <Modal opened={keys !== null} onClose={onClose} title={texts.keysTitle}>
      <Table withRowBorders={false} highlightOnHover={false}>
        <Table.Tbody>
          {keys?.map((shortcut) => (
            <Table.Tr key={`${shortcut.keys} ${shortcut.label}`}>
              <Table.Td w={130}>
                <KeyHint keys={shortcut.keys} />
                <VisuallyHidden>{shortcut.keys}</VisuallyHidden>
              </Table.Td>
              <Table.Td>{shortcut.label}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Modal>
  );
}
