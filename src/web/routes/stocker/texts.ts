/** Everything that is read in this workspace. */
export const texts = {
  title: 'Depoja',
  tabs: {
    orders: 'Menaxho Porositë',
    stock: 'Menaxho Stokun',
    agenda: 'Driver Agenda',
  },
} as const;
