import type { ReactNode } from 'react';
import { SectionLink } from '#web/routes/admin/ui/section-link.tsx';

type AccountLinkProps = {
  readonly customerId: number;
  readonly isQuiet?: boolean;
  readonly children: ReactNode;
};

export function AccountLink({ customerId, isQuiet = false, children }: AccountLinkProps) {
  return (
    <SectionLink
      to="/secret-dashboard/accounts/$customerId"
      params={{ customerId: String(customerId) }}
      isQuiet={isQuiet}
    >
      {children}
    </SectionLink>
  );
}
