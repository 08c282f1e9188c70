import { Stack } from '@mantine/core';
import { DocumentButton } from '#web/features/document-button.tsx';
import { documentsOf, saveDocumentCopy } from '#web/routes/driver/day/documents.ts';
import { uiTexts } from '#web/ui/texts.ts';
import type { DriverOrder } from './driver-order.ts';

export function DocumentButtons({ order }: { readonly order: DriverOrder }) {
  return (
    <Stack gap="xs">
      {documentsOf(order).map((document) => (
        <DocumentButton
          key={document.name}
          address={document.address}
          label={
            <span style={{ whiteSpace: 'normal' }}>
              {document.label}{' '}
              {document.number && <span style={{ whiteSpace: 'nowrap' }}>{document.number}</span>}
            </span>
          }
          failure={uiTexts.invoiceFailed}
          mode="save"
          size="lg"
          fullWidth
          onSave={() => saveDocumentCopy(document)}
        />
      ))}
    </Stack>
  );
}
