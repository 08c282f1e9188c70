import { Stack } from '@mantine/core';
import { DocumentButton } from '#web/features/document-button.tsx';
import { type DriverDocument, documentsOf, saveDocumentCopy } from '#web/routes/driver/day/documents.ts';
import { uiTexts } from '#web/ui/texts.ts';
import type { DriverOrder } from './driver-order.ts';

export function DocumentButtons({ order }: { readonly order: DriverOrder }) {
  return (
    <Stack gap="xs">
      {documentsOf(order).map((paper) => (
        <DocumentButton
          key={paper.name}
          address={paper.address}
          label={<DocumentName paper={paper} />}
          failure={uiTexts.invoiceFailed}
          mode="save"
          size="lg"
          fullWidth
          onSave={() => saveDocumentCopy(paper)}
        />
      ))}
    </Stack>
  );
}

function DocumentName({ paper: { label, number } }: { readonly paper: DriverDocument }) {
  return (
    <span>
      {label} {number && <span style={{ whiteSpace: 'nowrap' }}>{number}</span>}
    </span>
  );
}
