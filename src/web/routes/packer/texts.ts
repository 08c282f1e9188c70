/** Everything that is read in this workspace. */
export const texts = {
  title: 'Paketimi',
  tabs: {
    orders: 'Menaxho Paketimin',
    clients: 'Menaxho Klientët',
  },
} as const;
