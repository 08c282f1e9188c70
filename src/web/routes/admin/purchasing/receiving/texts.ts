export const adminReceivingTexts = {
  open: 'Prano mall',
  supplier: 'Furnitori',
  noSupplier: 'Pa furnitor',
  day: 'Dita e pranimit',
  costOf: (name: string) => `Kosto pa TVSH: ${name}`,
  unknownCost: 'pa kosto',
  received: (number: string) => `U pranua ${number}`,
} as const;
