export const conflictTexts = {
  whatHappened: {
    yoursAgain: 'Porosia ishte te dikush tjetër, tani është përsëri te ju.',
    again: 'Porosia u kthye për ridorëzim dhe nuk është më te ju.',
    withOther: (name: string) => `Porosia tani është te ${name}.`,
    withNobody: 'Porosia nuk është më te ju.',
    cancelled: 'Porosia u anulua ndërkohë.',
    delivered: (name: string | null) =>
      name === null ? 'Porosia u realizua ndërkohë.' : `Porosia u realizua ndërkohë nga ${name}.`,
    unknown: 'Veprimi nuk u pranua.',
  },
  atOffice: 'Zyra e di dhe do të vendosë',
  atOfficeOf: (id: number, name: string) => `Porosia ${id} · ${name}`,
  atOfficeCash: (amount: string) => `${amount} janë në arkën tuaj, pa porosi`,
  conflictOpen:
    'Kujdes: për këtë porosi zyra ende nuk ka vendosur – një shofer ka raportuar diçka që nuk u pranua. Pyeteni zyrën para se ta dorëzoni ose të merrni para.',
} as const;
