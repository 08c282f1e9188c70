import { Box, Button, Group, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { useState } from 'react';
import { COMPLAINT_REASON_LABELS, complaintText } from '#shared/complaints.ts';
import { STATUS } from '#shared/order-status.ts';
import { api } from '#web/api.ts';
import { useHeadingFirst } from '#web/hooks/use-heading-first.ts';
import { useInstantText } from '#web/hooks/use-instant-text.ts';
import { Pill } from '#web/ui/pill.tsx';
import { ComplaintForm } from './complaint-form.tsx';
import { complaintTexts as texts } from './complaint-texts.ts';
import classes from './orders-page.module.css';
import type { CustomerOrder } from './use-my-orders.ts';

export function Complaints({ order }: { readonly order: CustomerOrder }) {
  const [isOpen, setOpen] = useState(false);
  const area = useHeadingFirst<HTMLElement>(isOpen);
  const hasLeft = order.status === STATUS.departed || order.status === STATUS.delivered;
  const { data: complaints = [] } = useQuery(
    api.customer.complaints.ofOrder.queryOptions({ orderId: order.id }),
  );
  if (!hasLeft && complaints.length === 0) return null;
  return (
    <section
      ref={area}
      className={classes['complaints']}
      aria-labelledby="complaints"
      data-screen-only={complaints.length === 0 || undefined}
    >
      <h2 id="complaints">{texts.title}</h2>
      <Stack component="ul" gap="sm">
        {complaints.map((complaint) => (
          <Complaint key={complaint.complaintId} complaint={complaint} />
        ))}
      </Stack>
      {hasLeft &&
        (isOpen ? (
          <ComplaintForm order={order} onClose={() => setOpen(false)} />
        ) : (
          <Button variant="default" size="md" onClick={() => setOpen(true)}>
            {texts.open}
          </Button>
        ))}
    </section>
  );
}

type Reported = inferOutput<typeof api.customer.complaints.ofOrder>[number];

function Complaint({ complaint }: { readonly complaint: Reported }) {
  const momentOf = useInstantText();
  const { reason, lines, note, createdAt, answer, doneAt, photoIds } = complaint;
  const what = [COMPLAINT_REASON_LABELS[reason], complaintText(lines)].filter(Boolean).join(' · ');
  return (
    <li>
      <Group gap="xs" justify="space-between">
        <b>{what}</b>
        <Pill tone={doneAt === null ? 'warn' : 'good'}>{doneAt === null ? texts.waiting : texts.done}</Pill>
      </Group>
      {note !== '' && <p className={classes['words']}>{note}</p>}
      <Box component="p" c="dimmed" fz="0.9375rem">
        {momentOf(createdAt)}
      </Box>
      <Group gap="xs">
        {photoIds.map((photoId, index) => (
          <img
            key={photoId}
            src={`/api/orders/complaints/photos/${photoId}`}
            alt={texts.photo(index + 1)}
            className={classes['photo']}
          />
        ))}
      </Group>
      {answer !== '' && (
        <p className={classes['words']}>
          <b>{texts.answer}:</b> {answer}
        </p>
      )}
    </li>
  );
}
