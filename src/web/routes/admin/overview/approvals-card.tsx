import { Button, Group, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { findRegionName, regionBeside } from '#shared/regions.ts';
import { formatPhone } from '#shared/text/phone.ts';
import { api } from '#web/api.ts';
import { useFirm } from '#web/firm.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { useInstantText } from '#web/hooks/use-instant-text.ts';
import { SectionLink } from '#web/routes/admin/ui/section-link.tsx';
import { Dimmed } from '#web/ui/dimmed.ts';
import { PlainCard } from './overview-card.tsx';
import { overviewTexts } from './texts.ts';

const texts = overviewTexts.approvals;

export function ApprovalsCard() {
  useFirm();
  const momentOf = useInstantText();
  const { data: waiting = [] } = useQuery(api.admin.prices.waiting.queryOptions());
  const approve = useAction(api.admin.prices.approve, { success: texts.done, affects: ['user'] });
  if (waiting.length === 0) return null;
  return (
    <PlainCard title={texts.title} hint={texts.hint} isWide>
      <Stack component="ul" gap="xs">
        {waiting.map(({ id, name, phone, address, regionId, fiscalNumber, requestedAt }) => (
          <Group component="li" key={id} justify="space-between" gap="xs">
            <div>
              <SectionLink to="/secret-dashboard/users" search={{ user: id }} isQuiet>
                {name}
              </SectionLink>
              <Dimmed>
                {[
                  formatPhone(phone),
                  regionBeside(address, findRegionName(regionId)),
                  address,
                  fiscalNumber,
                  momentOf(requestedAt),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Dimmed>
            </div>
            <Button
              size="xs"
              aria-label={texts.approveOf(name)}
              disabled={approve.isPending}
              onClick={() => void approve.run({ customerId: id })}
            >
              {texts.approve}
            </Button>
          </Group>
        ))}
      </Stack>
    </PlainCard>
  );
}
