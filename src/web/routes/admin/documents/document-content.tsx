import { SimpleGrid, Table, Text, Title, UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import {
  CREDIT_GOODS_LABELS,
  type DocumentParty,
  type IssuedDocument,
} from '#shared/accounting/documents.ts';
import { formatDate } from '#shared/dates/shop-dates.ts';
import { formatBasisPoints } from '#shared/prices/money.ts';
import { frozenUnitLabel } from '#shared/prices/units.ts';
import { ScrollBox } from '#web/routes/admin/ui/scroll-box.tsx';
import { Dimmed } from '#web/ui/dimmed.ts';
import { Fact } from '#web/ui/fact.tsx';
import { Money } from '#web/ui/money.tsx';
import { UnitPrice } from '#web/ui/unit-price.tsx';
import { OrderLink } from './documents-grid.tsx';
import { documentsTexts } from './texts.ts';

const texts = documentsTexts.document;

type DocumentContentProps = { readonly document: IssuedDocument; readonly onOpen: (id: number) => void };

export function DocumentContent({ document, onOpen }: DocumentContentProps) {
  return (
    <>
      <Particulars document={document} onOpen={onOpen} />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <Party label={texts.buyer} party={document.buyer} />
        <Party label={texts.seller} party={document.seller} />
      </SimpleGrid>
      <Lines document={document} />
      {document.kind !== 'delivery_note' && <VatTable document={document} />}
    </>
  );
}

function Particulars({ document, onOpen }: DocumentContentProps) {
  const { refersTo, refersToId, deliveredOn, driverName, reason, comment } = document;
  return (
    <SimpleGrid
      component="dl"
      cols={{ base: 2, xs: 3 }}
      spacing="md"
      verticalSpacing={6}
      p="sm"
      bg="var(--shop-sunken)"
      bdrs="md"
      style={{ overflowWrap: 'anywhere' }}
    >
      <Fact label={texts.issuedOn}>{formatDate(document.issuedOn)}</Fact>
      {document.kind === 'invoice' && <Fact label={texts.dueOn}>{formatDate(document.dueOn)}</Fact>}
      {deliveredOn !== null && <Fact label={texts.deliveredOn}>{formatDate(deliveredOn)}</Fact>}
      <Fact label={texts.orderLabel}>
        <OrderLink orderId={document.orderId} />
      </Fact>
      <Fact label={texts.payment}>{document.paymentMethod}</Fact>
      {driverName !== '' && <Fact label={texts.driver}>{driverName}</Fact>}
      {refersTo !== null && refersToId !== null && (
        <Fact label={texts.corrects}>
          <UnstyledButton fz="inherit" fw="inherit" td="underline" onClick={() => onOpen(refersToId)}>
            {refersTo.number}
          </UnstyledButton>
        </Fact>
      )}
      {reason !== '' && <Fact label={texts.reason}>{reason}</Fact>}
      {comment !== '' && <Fact label={texts.comment}>{comment}</Fact>}
    </SimpleGrid>
  );
}

function Party({ label, party }: { readonly label: string; readonly party: DocumentParty }) {
  const numbers = [
    [texts.nui, party.businessNumber],
    [texts.fiscal, party.fiscalNumber],
    [texts.vatNumber, party.vatNumber],
  ].flatMap(([name, number]) => (number ? [`${name} ${number}`] : []));
  return (
    <section aria-label={label}>
      <Dimmed size="xs">{label}</Dimmed>
      <Text size="sm" fw={650}>
        {party.name}
      </Text>
      {[party.address, party.phone, ...numbers].filter(Boolean).map((line) => (
        <Text key={line} size="sm">
          {line}
        </Text>
      ))}
    </section>
  );
}

function Lines({ document: { kind, lines, totalCents } }: Pick<DocumentContentProps, 'document'>) {
  const hasMoney = kind !== 'delivery_note';
  return (
    <ScrollBox label={texts.lines}>
      <Table aria-label={texts.lines} horizontalSpacing="xs" verticalSpacing={6} fz="sm">
        <Table.Thead bg="var(--shop-sunken)">
          <Table.Tr>
            <Table.Th>{texts.product}</Table.Th>
            <Table.Th ta="right">{texts.quantity}</Table.Th>
            {hasMoney && <Table.Th ta="right">{texts.price}</Table.Th>}
            {hasMoney && <Table.Th ta="right">{texts.total}</Table.Th>}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {lines.map((line) => (
            <Table.Tr key={line.lineId}>
              <Table.Td>
                {line.name}
                <Dimmed size="xs">
                  {[
                    line.code,
                    hasMoney ? `${texts.vatAmount} ${formatBasisPoints(line.vatBasisPoints)}` : '',
                    line.goods === null || line.quantity === 0 ? '' : CREDIT_GOODS_LABELS[line.goods],
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </Dimmed>
              </Table.Td>
              <Figure>{line.quantity === 0 ? '–' : quantityText(line)}</Figure>
              {hasMoney && <Figure>{line.quantity === 0 ? '–' : <UnitPrice e4={line.unitPriceE4} />}</Figure>}
              {hasMoney && (
                <Figure>
                  <Money cents={line.totalCents} />
                </Figure>
              )}
            </Table.Tr>
          ))}
        </Table.Tbody>
        {hasMoney && (
          <Table.Tfoot>
            <Table.Tr>
              <Table.Th colSpan={3} c="var(--mantine-color-text)">
                {texts.sum}
              </Table.Th>
              <Table.Th ta="right" fz="md" c="var(--mantine-color-text)">
                <Money cents={totalCents} />
              </Table.Th>
            </Table.Tr>
          </Table.Tfoot>
        )}
      </Table>
    </ScrollBox>
  );
}

export function quantityText(line: Pick<IssuedDocument['lines'][number], 'quantity' | 'unit' | 'unitName'>) {
  const { quantity, unit } = line;
  return unit === null ? String(quantity) : `${quantity} ${frozenUnitLabel({ ...line, unit }).toLowerCase()}`;
}

function Figure({ children }: { readonly children: ReactNode }) {
  return (
    <Table.Td ta="right" style={{ whiteSpace: 'nowrap', verticalAlign: 'top' }}>
      {children}
    </Table.Td>
  );
}

function VatTable({ document: { vat } }: Pick<DocumentContentProps, 'document'>) {
  return (
    <section aria-label={texts.vat}>
      <Title order={3} size="h4" mb={4}>
        {texts.vat}
      </Title>
      <Table aria-label={texts.vat} horizontalSpacing="xs" verticalSpacing={4} fz="sm">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{texts.rate}</Table.Th>
            <Table.Th ta="right">{texts.net}</Table.Th>
            <Table.Th ta="right">{texts.vatAmount}</Table.Th>
            <Table.Th ta="right">{texts.gross}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {vat.map((rate) => (
            <Table.Tr key={rate.vatBasisPoints}>
              <Table.Td>{formatBasisPoints(rate.vatBasisPoints)}</Table.Td>
              {[rate.netCents, rate.vatCents, rate.grossCents].map((cents, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: three figures in a fixed order
                <Figure key={place}>
                  <Money cents={cents} />
                </Figure>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  );
}
