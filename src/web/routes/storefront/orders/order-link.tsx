import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

export function OrderLink({ orderId, children }: { readonly orderId: number; readonly children: ReactNode }) {
  return (
    <Link
      to="/porosite/$orderId"
      params={{ orderId: String(orderId) }}
      style={{ color: 'inherit', fontWeight: 650 }}
    >
      {children}
    </Link>
  );
}
