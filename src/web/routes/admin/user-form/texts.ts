import { ACCOUNT_LABELS } from '#shared/field-labels.ts';
/** Words of the form that creates and edits people. */
export const userFormTexts = {
  fields: {
    name: ACCOUNT_LABELS.name,
    phone: 'Numri i telefonit',
    address: ACCOUNT_LABELS.address,
    fiscalNumber: ACCOUNT_LABELS.fiscalNumber,
    vatNumber: ACCOUNT_LABELS.vatNumber,
    businessNumber: ACCOUNT_LABELS.businessNumber,
    paperLanguage: ACCOUNT_LABELS.paperLanguage,
    region: ACCOUNT_LABELS.regionId,
    email: ACCOUNT_LABELS.email,
    password: 'Fjalëkalimi',
    newPassword: 'Fjalëkalim i ri',
    confirm: 'Konfirmo fjalëkalimin',
    role: ACCOUNT_LABELS.role,
    driverCode: ACCOUNT_LABELS.driverCode,
    discount: 'Zbritja (%)',
    active: 'Llogari aktive',
  },
  hints: {
    chooseDriverCode: 'Zgjidhni numrin',
    newPassword: 'Lëreni bosh për të mos e ndryshuar',
    showPassword: 'Shfaq fjalëkalimin',
  },
  driverCodeMissing: 'Caktoni numrin e shoferit.',
} as const;
