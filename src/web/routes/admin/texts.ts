/** Everything that is read in this workspace. */
export const texts = {
  title: 'Administrimi',
  tabs: {
    createuser: 'Krijo User',
    create: 'Krijo Produkt',
    products: 'Produktet',
    orders: 'Porositë',
    users: 'Përdoruesit',
    update: 'Update',
  },
} as const;
