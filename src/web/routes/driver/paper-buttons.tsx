import { Stack } from '@mantine/core';
import { DocumentButton } from '#web/features/document-button.tsx';
import { uiTexts } from '#web/ui/texts.ts';
import type { DriverOrder } from './driver-order.ts';
import { type DriverPaper, papersOf, savePaper } from './papers.ts';

/** Saves the papers of an order, one button each; without a network the copies that the phone has. */
export function PaperButtons({ order }: { readonly order: DriverOrder }) {
  return (
    <Stack gap="xs">
      {papersOf(order).map((paper) => (
        <DocumentButton
          key={paper.name}
          address={paper.address}
          label={<PaperName paper={paper} />}
          failure={uiTexts.invoiceFailed}
          mode="save"
          size="lg"
          fullWidth
          onSave={() => savePaper(paper)}
        />
      ))}
    </Stack>
  );
}

/** On a narrow phone the number goes to a line of its own, whole. */
function PaperName({ paper: { label, number } }: { readonly paper: DriverPaper }) {
  return (
    <span>
      {label} {number && <span style={{ whiteSpace: 'nowrap' }}>{number}</span>}
    </span>
  );
}
