/** The six roles of the shop; the stored and transmitted spelling. */
export const ROLES = ['customer', 'admin', 'stocker', 'driver', 'packer', 'call_agent'] as const;

/** One of the six roles. */
export type Role = (typeof ROLES)[number];

/** Where each role lands after login or when it opens a page that is not its own. */
export const ROLE_HOMES: Readonly<Record<Role, string>> = {
  customer: '/',
  admin: '/secret-dashboard',
  stocker: '/stocker-dashboard',
  driver: '/driver-dashboard',
  packer: '/package-dashboard',
  call_agent: '/call-center-dashboard',
};

/** Albanian names of the roles, for screens and documents. */
export const ROLE_LABELS: Readonly<Record<Role, string>> = {
  customer: 'Klient',
  admin: 'Administrator',
  stocker: 'Depoist',
  driver: 'Shofer',
  packer: 'Paketues',
  call_agent: 'Agjent telefonik',
};

/** Where the workspaces of the staff begin. */
export const STAFF_HOMES: readonly string[] = Object.values(ROLE_HOMES).filter((home) => home !== '/');
