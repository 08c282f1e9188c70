import type { Restored } from '#db/backup/restore-backup.ts';
import type { LostNumber } from '#db/last-numbers.ts';
import { formatCents } from '#shared/prices/money.ts';

const MAX_LINES = 200;

/** For the operator after a restore: documents that only customers have, lost orders, lost files. */
export function describeLosses({
  lost,
  missingFiles,
  knowsLastNumbers,
}: Pick<Restored, 'lost' | 'missingFiles' | 'knowsLastNumbers'>): string[] {
  return [
    ...describeLostNumbers(lost),
    ...(missingFiles.length === 0
      ? []
      : [`Kopjes i mungojnë ${missingFiles.length} skedarë: ${missingFiles.slice(0, 10).join(', ')}`]),
    ...(knowsLastNumbers
      ? []
      : [
          'KUJDES: ajo që ishte më parë nuk lexohet, ndaj nuk dihet cilët numra faturash janë dhënë pas kopjes. Krahasojini me faturat e dërguara para se të lëshoni të reja.',
        ]),
  ];
}

export function describeLostNumbers(lost: readonly LostNumber[]): string[] {
  const documents = lost.filter(({ series }) => series !== 'ORDER');
  const orders = lost.filter(({ series }) => series === 'ORDER');
  const lines = [...documents, ...orders].slice(0, MAX_LINES).map(describe);
  if (lines.length === 0) return [];
  const left = lost.length - lines.length;
  return [
    `Këta numra u dhanë dhe nuk janë më në dyqan (dokumente: ${documents.length}, porosi: ${orders.length}). Klientët mund t'i kenë; nuk jepen më kurrë, numërimi vazhdon pas tyre:`,
    ...lines,
    ...(left > 0 ? [`  dhe ${left} të tjerë`] : []),
  ];
}

function describe({ series, number, customerName, issuedOn, totalCents }: LostNumber): string {
  const name = series === 'ORDER' ? `porosia ${number}` : number;
  const facts = [issuedOn, customerName, totalCents === null ? null : formatCents(totalCents)];
  return `  ${[name, ...facts.filter((fact) => fact !== null)].join(' · ')}`;
}
