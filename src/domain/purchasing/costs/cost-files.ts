import { type PrintedDocument, printSheet } from '#domain/documents/print-file.ts';
import type { ActorCtx } from '#kernel/ctx.ts';
import type { LossesRequest, MarginRequest } from '#shared/purchasing/cost-inputs.ts';
import { LOSS_LABELS, MARGIN_KEY_LABELS } from '#shared/purchasing/cost-words.ts';
import { getLosses } from './losses.ts';
import { getMargin, type Margin } from './margin.ts';
import { getStockValue } from './stock-value.ts';

const TOTAL = 'Gjithsej';

export function tabulateMargin(ctx: ActorCtx, request: MarginRequest): Promise<PrintedDocument> {
  const { rows, totals, roundingCents } = getMargin(ctx, request);
  const cells = ({ netCents, costCents, marginCents, percentE2, uncostedCents }: Margin) => [
    netCents,
    costCents,
    marginCents,
    percentE2,
    uncostedCents,
  ];
  return printSheet(ctx, `Marzha_${request.by}_${request.from}_${request.to}.xlsx`, {
    name: 'Marzha',
    columns: [
      { header: MARGIN_KEY_LABELS[request.by], kind: 'text', width: 40 },
      { header: 'Shitja pa TVSH', kind: 'cents', width: 16 },
      { header: 'Kosto', kind: 'cents', width: 16 },
      { header: 'Marzha', kind: 'cents', width: 16 },
      { header: 'Marzha %', kind: 'basisPoints', width: 12 },
      { header: 'Pa kosto', kind: 'cents', width: 16 },
    ],
    rows: [
      ...rows.map(({ name, ...margin }) => [name, ...cells(margin)]),
      ['Rrumbullakim', roundingCents, null, null, null, null],
      [TOTAL, ...cells(totals)],
    ],
  });
}

export function tabulateStockValue(
  ctx: ActorCtx,
  request: { readonly on?: string | undefined },
): Promise<PrintedDocument> {
  const { on, rows, totalCents } = getStockValue(ctx, request);
  return printSheet(ctx, `Vlera_e_stokut_${on}.xlsx`, {
    name: 'Vlera e stokut',
    columns: [
      { header: 'Kodi', kind: 'text', width: 14 },
      { header: 'Produkti', kind: 'text', width: 44 },
      { header: 'Kategoria', kind: 'text', width: 20 },
      { header: 'Copë', kind: 'whole', width: 12 },
      { header: 'Vlera', kind: 'cents', width: 16 },
    ],
    rows: [
      ...rows.map((row) => [row.productCode, row.productName, row.category, row.owned, row.valueCents]),
      [TOTAL, null, null, null, totalCents],
    ],
  });
}

export function tabulateLosses(ctx: ActorCtx, request: LossesRequest): Promise<PrintedDocument> {
  const { rows, totalCents } = getLosses(ctx, request);
  return printSheet(ctx, `Humbjet_${request.from}_${request.to}.xlsx`, {
    name: 'Humbjet',
    columns: [
      { header: 'Arsyeja', kind: 'text', width: 30 },
      { header: 'Copë', kind: 'whole', width: 12 },
      { header: 'Vlera', kind: 'cents', width: 16 },
    ],
    rows: [
      ...rows.map(({ reason, quantity, valueCents }) => [
        LOSS_LABELS[reason] ?? reason,
        quantity,
        valueCents,
      ]),
      [TOTAL, null, totalCents],
    ],
  });
}
