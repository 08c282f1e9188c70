import { isCash, PAYMENT_METHOD_LABELS, type PaymentMethod } from '#shared/accounting/ledger.ts';

export const consequenceTexts = {
  proof: (receiver: string) =>
    receiver === ''
      ? 'Dëshmia e dorëzimit pushon së vlejturi.'
      : `Dëshmia e dorëzimit (pranoi ${receiver}) pushon së vlejturi.`,
  payment: (amount: string, method: PaymentMethod | null) => {
    const till = method === 'cash_driver' ? ' dhe nga arka e shoferit' : ' dhe nga arka';
    const how = method === null ? '' : ` (${PAYMENT_METHOD_LABELS[method]})`;
    return `Pagesa prej ${amount}${how} kthehet: del nga llogaria e klientit${method !== null && isCash(method) ? till : ''}.`;
  },
  invoiceStays: (number: string) => `Fatura ${number} mbetet në fuqi.`,
  paidSeparately: (amount: string) => `${amount} që u paguan veç për këtë faturë i mbeten klientit si kredi.`,
  goods: 'Ku shkon malli?',
  stockReturns: 'Pas anulimit stoku i saj kthehet në depo.',
  reasonMissing: 'Shkruani arsyen.',
} as const;
