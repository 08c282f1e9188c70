import { Modal, Table } from '@mantine/core';
import { texts } from '#web/routes/call-agent/texts.ts';
import { KeyHint } from '#web/ui/key-hint.tsx';

export function KeysDialog({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const keys = [...Object.entries(texts.keys.actions), ...texts.keys.inFields];
  return (
    <Modal opened={isOpen} onClose={onClose} title={texts.keys.title} size="lg">
      <Table withRowBorders={false} highlightOnHover={false}>
        <Table.Tbody>
          {keys.map(([key, meaning]) => (
            <Table.Tr key={meaning}>
              <Table.Td w={150}>
                <KeyHint keys={key} />
              </Table.Td>
              <Table.Td>{meaning}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Modal>
  );
}
