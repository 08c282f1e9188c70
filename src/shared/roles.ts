export const ROLES = ['customer', 'admin', 'stocker', 'driver', 'packer', 'call_agent'] as const;

export type Role = (typeof ROLES)[number];

export const ROLE_HOMES: Readonly<Record<Role, string>> = {
  customer: '/',
  admin: '/secret-dashboard',
  stocker: '/stocker-dashboard',
  driver: '/driver-dashboard',
  packer: '/package-dashboard',
  call_agent: '/call-center-dashboard',
};

export const ROLE_LABELS: Readonly<Record<Role, string>> = {
  customer: 'Klient',
  admin: 'Administrator',
  stocker: 'Depoist',
  driver: 'Shofer',
  packer: 'Paketues',
  call_agent: 'Agjent telefonik',
};

export const STAFF_HOMES: readonly string[] = Object.values(ROLE_HOMES).filter((home) => home !== '/');
