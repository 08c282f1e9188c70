import { printWhole } from '#shared/prices/money.ts';

export type OverDeliveredLine = {
  readonly productId: number;
  readonly productName: string;
  readonly ordered: number;
  readonly received: number;
  readonly quantity: number;
};

export type ReceiptErrorData = {
  'over-delivery': { readonly lines: readonly OverDeliveredLine[] };
};

function overDelivery({ lines }: ReceiptErrorData['over-delivery']): string {
  const named = lines.map(
    ({ productName, ordered, received, quantity }) =>
      `${productName}: ${printWhole(received + quantity)} nga ${printWhole(ordered)} të porositura`,
  );
  return `Ka ardhur më shumë se sa u porosit. ${named.join('; ')}.`;
}

export const RECEIPT_ERRORS = {
  'over-delivery': [409, 'Over delivery', overDelivery],
  'receipt-of-another-supplier': [400, 'Validation failed', 'Porosia është e një furnitori tjetër.'],
  'receipt-day-ahead': [400, 'Validation failed', 'Data nuk mund të jetë pas sotit.'],
  'receipt-not-found': [404, 'Receipt not found', 'Pranimi nuk u gjet.'],
  'receipt-reversed': [409, 'Receipt reversed', 'Ky pranim është kthyer.'],
  'receipt-billed': [409, 'Receipt billed', 'Këtë pranim e ka një faturë: kthejeni më parë faturën.'],
  'cost-already-known': [409, 'Cost already known', 'Kostoja e këtij produkti dihet tashmë.'],
} as const;
