export const accountTexts = {
  balance: 'Gjendja',
  owesNothing: 'pa borxh',
  inFavour: (amount: string) => `${amount} në favor`,
  overdue: (amount: string) => `${amount} me vonesë`,
  free: (amount: string) => `Limiti i lirë ${amount}`,
  statement: 'Kartela',
  statementFailed: 'Kartela nuk u hap',
} as const;
