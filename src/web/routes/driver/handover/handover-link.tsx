import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

type HandoverLinkProps = {
  readonly orderId: number;
  readonly label: string;
  readonly icon: ReactNode;
  readonly children: ReactNode;
};

export function HandoverLink({ orderId, label, icon, children }: HandoverLinkProps) {
  return (
    <Button
      renderRoot={(root) => (
        <Link
          {...root}
          to="/driver-dashboard/orders/$orderId"
          params={{ orderId: String(orderId) }}
          search={({ date, by }) => ({ date, by })}
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
