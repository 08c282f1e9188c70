import { Anchor, Button, Group, Image, SegmentedControl, Stack, Text, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { useState } from 'react';
import { COMPLAINT_REASON_LABELS, complaintText } from '#shared/complaints.ts';
import { formatPhone } from '#shared/text/phone.ts';
import { api } from '#web/api.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { useInstantText } from '#web/hooks/use-instant-text.ts';
import { SectionLink } from '#web/routes/admin/ui/section-link.tsx';
import { Dimmed } from '#web/ui/dimmed.ts';
import { PlainCard } from './overview-card.tsx';
import { overviewTexts } from './texts.ts';

const texts = overviewTexts.complaints;
const MAX_ANSWER = 500;

type Complaint = inferOutput<typeof api.admin.complaints.list>[number];

export function ComplaintsCard() {
  const [isDone, setDone] = useState(false);
  const open = useQuery(api.admin.complaints.list.queryOptions({ isDone: false }));
  const done = useQuery(api.admin.complaints.list.queryOptions({ isDone: true, limit: 20 }));
  const listed = (isDone ? done.data : open.data) ?? [];
  if ((open.data ?? []).length + (done.data ?? []).length === 0) return null;
  return (
    <PlainCard title={texts.title} hint={texts.hint} isWide>
      <Stack gap="sm" id="complaints">
        <SegmentedControl
          aria-label={texts.title}
          value={String(isDone)}
          onChange={(value) => setDone(value === 'true')}
          data={[
            { value: 'false', label: texts.open(open.data?.length ?? 0) },
            { value: 'true', label: texts.done },
          ]}
          style={{ alignSelf: 'start' }}
        />
        {listed.length === 0 && <Text c="dimmed">{texts.none}</Text>}
        {listed.map((complaint) => (
          <ComplaintRow key={complaint.complaintId} complaint={complaint} />
        ))}
      </Stack>
    </PlainCard>
  );
}

function ComplaintRow({ complaint }: { readonly complaint: Complaint }) {
  const momentOf = useInstantText();
  const { orderId, buyerName, buyerPhone, reason, lines, note } = complaint;
  const what = [COMPLAINT_REASON_LABELS[reason], complaintText(lines)].filter(Boolean).join(' · ');
  return (
    <Stack gap={6} component="article" aria-label={texts.ofOrder(orderId)}>
      <div>
        <SectionLink to="/secret-dashboard/orders" search={{ order: orderId }} isQuiet>
          {texts.ofOrder(orderId)}
        </SectionLink>{' '}
        · {buyerName}
        <Dimmed>{[formatPhone(buyerPhone), momentOf(complaint.createdAt)].join(' · ')}</Dimmed>
      </div>
      <Text fw={600}>{what}</Text>
      {note !== '' && <Text style={{ whiteSpace: 'pre-line' }}>{note}</Text>}
      <Group gap="xs">
        {complaint.photoIds.map((photoId, index) => {
          const address = `/api/orders/complaints/photos/${photoId}`;
          return (
            <Anchor key={photoId} href={address} target="_blank" rel="noreferrer">
              <Image src={address} alt={texts.photo(index + 1, orderId)} w={112} h={84} radius="sm" />
            </Anchor>
          );
        })}
      </Group>
      <Settle complaint={complaint} />
    </Stack>
  );
}

type SettleProps = { readonly complaint: Complaint };

function Settle({ complaint: { complaintId, orderId, answer: before, doneAt } }: SettleProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const answer = typed ?? before;
  const settle = useAction(api.admin.complaints.settle, {
    success: texts.saved,
    affects: ['complaint'],
    onDone: (_, sent) => setTyped((now) => (now === sent.answer ? null : now)),
  });
  const send = (isDone: boolean) => void settle.run({ complaintId, answer, isDone });
  return (
    <Group gap="xs" align="end">
      <Textarea
        flex="1 1 16rem"
        description={before !== '' && answer !== before ? texts.answered(before) : undefined}
        label={texts.answer}
        aria-label={`${texts.answer}: ${texts.ofOrder(orderId)}`}
        autosize
        minRows={1}
        value={answer}
        maxLength={MAX_ANSWER}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {doneAt === null && answer !== before && (
        <Button variant="default" disabled={settle.isPending} onClick={() => send(false)}>
          {texts.send}
        </Button>
      )}
      <Button
        variant={doneAt === null ? 'filled' : 'default'}
        disabled={settle.isPending}
        onClick={() => send(doneAt === null)}
      >
        {doneAt === null ? texts.settle : texts.reopen}
      </Button>
    </Group>
  );
}
