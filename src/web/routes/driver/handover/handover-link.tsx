import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useDriverDay } from '#web/routes/driver/day/use-driver-day.ts';

type HandoverLinkProps = {
  readonly orderId: number;
  readonly label: string;
  readonly icon: ReactNode;
  readonly children: ReactNode;
};

/** The day goes along where it is today too: midnight would take the order out of the list that is read there. */
export function HandoverLink({ orderId, label, icon, children }: HandoverLinkProps) {
  const { date } = useDriverDay();
  return (
    <Button
      renderRoot={(root) => (
        <Link
          {...root}
          to="/driver-dashboard/orders/$orderId"
          params={{ orderId: String(orderId) }}
          search={({ by }) => ({ date, by })}
        />
      )}
      size="lg"
      px="xs"
      variant="light"
      aria-label={label}
      leftSection={icon}
    >
      {children}
    </Button>
  );
}
