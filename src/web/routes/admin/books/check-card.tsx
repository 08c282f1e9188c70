import { Accordion, Group, List, Paper, Skeleton, Text, Title } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import type { ReactNode } from 'react';
import type { ISOMonth } from '#shared/dates/months.ts';
import { formatDate } from '#shared/dates/shop-dates.ts';
import { formatBasisPoints, formatCents } from '#shared/prices/money.ts';
import { api } from '#web/api.ts';
import { SectionLink } from '#web/routes/admin/ui/section-link.tsx';
import { Dimmed } from '#web/ui/dimmed.ts';
import { PageState } from '#web/ui/page-state.tsx';
import { booksTexts } from './texts.ts';

const texts = booksTexts.check;

type Check = inferOutput<typeof api.admin.books.check>;

export function isFine({ seller, buyers, suppliers = [], notInvoiced, gaps, otherRates }: Check): boolean {
  const hasWrong = [...buyers.first, ...suppliers].some(({ wrong }) => wrong.length > 0);
  return seller.length + notInvoiced.count + gaps.length + otherRates.length === 0 && !hasWrong;
}

export function CheckCard({ month }: { readonly month: ISOMonth }) {
  const check = useQuery(api.admin.books.check.queryOptions({ month }));
  return (
    <Paper component="section" aria-label={texts.title} p="md" miw={0}>
      <Title order={2} size="h4" mb="xs">
        {texts.title}
      </Title>
      <PageState query={check} failure={texts.failed} loading={<Skeleton height={44} />}>
        {(found) => <Findings check={found} />}
      </PageState>
    </Paper>
  );
}

function Findings({ check }: { readonly check: Check }) {
  const { seller, buyers, suppliers = [], notInvoiced, gaps, otherRates } = check;
  const wrong = buyers.first.filter((buyer) => buyer.wrong.length > 0);
  const missing = buyers.first.filter((buyer) => buyer.wrong.length === 0);
  return (
    <>
      {isFine(check) && (
        <Group gap="xs" mb="xs" wrap="nowrap" c="var(--shop-good-text)">
          <IconCircleCheck size={20} aria-hidden style={{ flexShrink: 0 }} />
          <Text size="sm">{texts.fine}</Text>
        </Group>
      )}
      <Accordion multiple>
        {seller.length > 0 && (
          <Finding value="seller" title={texts.seller}>
            <Text size="sm">{seller.map(toNumberText).join(' · ')}</Text>
            <SectionLink to="/secret-dashboard/settings">{texts.sellerLink}</SectionLink>
          </Finding>
        )}
        {wrong.length > 0 && (
          <Finding value="wrong" title={texts.wrong(wrong.length)} hint={texts.wrongHint}>
            <Buyers buyers={wrong} />
          </Finding>
        )}
        {suppliers.length > 0 && (
          <Finding value="suppliers" title={texts.suppliers(suppliers.length)} hint={texts.suppliersHint}>
            <Items
              items={suppliers.map(({ name, wrong: odd, bills }) =>
                [
                  name,
                  ...(odd.length > 0 ? odd.map(toNumberText) : [texts.noNumber]),
                  texts.bills(bills),
                ].join(' · '),
              )}
            />
          </Finding>
        )}
        {notInvoiced.count > 0 && (
          <Finding value="orders" title={texts.notInvoiced(notInvoiced.count)}>
            <Orders orders={notInvoiced} />
            <SectionLink to="/secret-dashboard/documents" search={{ view: 'unissued' }}>
              {texts.issueLink}
            </SectionLink>
          </Finding>
        )}
        {gaps.length > 0 && (
          <Finding value="gaps" title={texts.gaps(gaps.reduce((sum, gap) => sum + gap.missing, 0))}>
            <Items items={gaps.map(({ series, missing: count }) => texts.gapOf(series, count))} />
          </Finding>
        )}
        {otherRates.length > 0 && (
          <Finding value="rates" title={texts.otherRates(otherRates.length)}>
            <Items
              items={otherRates.map((document) =>
                texts.rateOf(document.number, formatBasisPoints(document.vatBasisPoints)),
              )}
            />
          </Finding>
        )}
        {missing.length > 0 && (
          <Finding
            value="missing"
            title={texts.missing(buyers.count - wrong.length)}
            hint={texts.missingHint}
            isQuiet
          >
            <Buyers buyers={missing} />
          </Finding>
        )}
      </Accordion>
    </>
  );
}

type FindingProps = {
  readonly value: string;
  readonly title: string;
  readonly hint?: string;
  readonly isQuiet?: boolean;
  readonly children: ReactNode;
};

function Finding({ value, title, hint, isQuiet = false, children }: FindingProps) {
  return (
    <Accordion.Item value={value}>
      <Accordion.Control
        icon={
          <IconAlertTriangle
            size={18}
            aria-hidden
            color={isQuiet ? 'var(--shop-plain-text)' : 'var(--shop-warn-text)'}
          />
        }
      >
        <Text size="sm" fw={600}>
          {title}
        </Text>
      </Accordion.Control>
      <Accordion.Panel>
        {hint && <Dimmed mb="xs">{hint}</Dimmed>}
        {children}
      </Accordion.Panel>
    </Accordion.Item>
  );
}

function toNumberText({ kind, value }: Check['seller'][number]): string {
  return `${texts.numbers[kind]}: ${value === '' ? texts.empty : value}`;
}

function Items({ items }: { readonly items: readonly string[] }) {
  return (
    <List size="sm">
      {items.map((item) => (
        <List.Item key={item}>{item}</List.Item>
      ))}
    </List>
  );
}

function Buyers({ buyers }: { readonly buyers: Check['buyers']['first'] }) {
  return (
    <List size="sm">
      {buyers.map(({ customerId, name, documents, wrong }) => (
        <List.Item key={`${customerId} ${wrong.map(({ value }) => value).join(' ')}`}>
          <SectionLink to="/secret-dashboard/users" search={{ user: customerId }}>
            {name}
          </SectionLink>
          {' · '}
          {[...wrong.map(toNumberText), texts.documents(documents)].join(' · ')}
        </List.Item>
      ))}
    </List>
  );
}

function Orders({ orders: { count, first } }: { readonly orders: Check['notInvoiced'] }) {
  return (
    <>
      <List size="sm">
        {first.map(({ orderId, buyerName, deliverDate, status, totalCents }) => (
          <List.Item key={orderId}>
            <SectionLink to="/secret-dashboard/orders" search={{ order: orderId }}>
              #{orderId} {buyerName}
            </SectionLink>
            {' · '}
            {[status, deliverDate && formatDate(deliverDate), formatCents(totalCents)]
              .filter(Boolean)
              .join(' · ')}
          </List.Item>
        ))}
      </List>
      {count > first.length && <Dimmed mt="xs">{texts.firstOnly(first.length)}</Dimmed>}
    </>
  );
}
