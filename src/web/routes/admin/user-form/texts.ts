import { USER_LABELS } from '#shared/text/field-labels.ts';
export const userFormTexts = {
  fields: {
    name: USER_LABELS.name,
    phone: 'Numri i telefonit',
    address: USER_LABELS.address,
    fiscalNumber: USER_LABELS.fiscalNumber,
    vatNumber: USER_LABELS.vatNumber,
    businessNumber: USER_LABELS.businessNumber,
    code: USER_LABELS.code,
    documentLanguage: USER_LABELS.documentLanguage,
    region: USER_LABELS.regionId,
    email: USER_LABELS.email,
    password: 'Fjalëkalimi',
    newPassword: 'Fjalëkalim i ri',
    confirm: 'Konfirmo fjalëkalimin',
    role: USER_LABELS.role,
    driverCode: USER_LABELS.driverCode,
    van: 'Furgoni',
    discount: 'Zbritja (%)',
    active: 'Llogari aktive',
  },
  hints: {
    noVan: 'Pa furgon',
    chooseDriverCode: 'Zgjidhni numrin',
    newPassword: 'Lëreni bosh për të mos e ndryshuar',
  },
  driverCodeMissing: 'Caktoni numrin e shoferit.',
} as const;
