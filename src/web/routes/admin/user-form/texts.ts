/** Words of the form that creates and edits people. */
export const userFormTexts = {
  fields: {
    name: 'Emri',
    phone: 'Numri i telefonit',
    address: 'Adresa',
    fiscalNumber: 'Numri fiskal',
    vatNumber: 'Numri i TVSH-së',
    region: 'Regjioni',
    email: 'Email',
    password: 'Fjalëkalimi',
    newPassword: 'Fjalëkalim i ri',
    confirm: 'Konfirmo fjalëkalimin',
    role: 'Roli',
    driverCode: 'Numri i shoferit',
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
