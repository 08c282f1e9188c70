/** Words of the form that creates and edits people. */
export const userFormTexts = {
  fields: {
    name: 'Emri',
    number: 'Numri i telefonit',
    address: 'Adresa',
    fiskal: 'Numri fiskal',
    nrTvsh: 'Numri i TVSH-së',
    region: 'Regjioni',
    email: 'Email',
    password: 'Fjalëkalimi',
    newPassword: 'Fjalëkalim i ri',
    confirm: 'Konfirmo fjalëkalimin',
    role: 'Roli',
    driverNr: 'Numri i shoferit',
    discount: 'Zbritja (%)',
    active: 'Llogari aktive',
  },
  hints: {
    noDriverNr: 'Pa numër',
    newPassword: 'Lëreni bosh për të mos e ndryshuar',
    showPassword: 'Shfaq fjalëkalimin',
  },
  mismatch: 'Fjalëkalimet nuk përputhen.',
  discountRange: 'Zbritja duhet të jetë nga 0 deri në 100.',
} as const;
