import { Button, Group, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { formatPhone } from '#shared/phone.ts';
import { findRegionName } from '#shared/regions.ts';
import { api } from '#web/api.ts';
import { errorText } from '#web/error-text.ts';
import { useInstantText } from '#web/hooks/use-instant-text.ts';
import { refreshAfter } from '#web/refresh-after.ts';
import { SectionLink } from '#web/routes/admin/ui/section-link.tsx';
import { showToast } from '#web/ui/toast.ts';
import { PlainCard } from './overview-card.tsx';
import { overviewTexts } from './texts.ts';

const texts = overviewTexts.approvals;

/** New customers who wait for the office's yes, the longest first; nothing where nobody waits. */
export function ApprovalsCard() {
  const momentOf = useInstantText();
  const { data: waiting = [] } = useQuery(api.admin.prices.waiting.queryOptions());
  const approve = useMutation(
    api.admin.prices.approve.mutationOptions({
      onSuccess: () => showToast({ tone: 'success', message: texts.done }),
      onError: (error) => showToast({ tone: 'error', message: errorText(error) }),
      onSettled: () => refreshAfter('user'),
    }),
  );
  if (waiting.length === 0) return null;
  return (
    <PlainCard title={texts.title} hint={texts.hint} isWide>
      <Stack component="ul" gap="xs" m={0} p={0} style={{ listStyle: 'none' }}>
        {waiting.map(({ id, name, phone, address, regionId, fiscalNumber, requestedAt }) => (
          <Group component="li" key={id} justify="space-between" gap="xs">
            <div>
              <SectionLink to="/secret-dashboard/users" search={{ user: String(id) }} isQuiet>
                {name}
              </SectionLink>
              <Text size="sm" c="dimmed">
                {[formatPhone(phone), findRegionName(regionId), address, fiscalNumber, momentOf(requestedAt)]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
            </div>
            <Button
              size="xs"
              aria-label={texts.approveOf(name)}
              disabled={approve.isPending}
              onClick={() => approve.mutate({ customerId: id })}
            >
              {texts.approve}
            </Button>
          </Group>
        ))}
      </Stack>
    </PlainCard>
  );
}
