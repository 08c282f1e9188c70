/** Everything that is read in this workspace. */
export const texts = {
  title: 'Qendra e Thirrjeve',
  tabs: {
    clients: 'Menaxho Klientët',
  },
} as const;
