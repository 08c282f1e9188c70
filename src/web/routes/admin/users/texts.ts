import { plural } from '#shared/text/plural.ts';

export const usersTexts = {
  counters: 'Numri i përdoruesve',
  counts: { total: 'Gjithsej', active: 'Aktivë', inactive: 'Joaktivë' },
  search: 'Kërko sipas emrit, email-it, telefonit, nr. fiskal',
  role: 'Roli',
  allRoles: 'Të gjitha rolet',
  sort: 'Rendit sipas',
  sorts: { name: 'Emri', newest: 'Më të rejat' },
  found: (count: number) => `${count.toLocaleString('de-DE')} përdorues`,
  columns: {
    person: 'Përdoruesi',
    contact: 'Telefoni',
    region: 'Regjioni',
    role: 'Roli',
    discount: 'Zbritja',
    state: 'Gjendja',
  },
  extras: { address: 'Adresa', fiscalNumber: 'Numri fiskal', created: 'Krijuar më' },
  active: 'Aktiv',
  inactive: 'Joaktiv',
  noEmail: 'Pa email',
  driverCode: (number: number) => `nr. ${number}`,
  setActive: (name: string) => `Llogari aktive: ${name}`,
  edit: (name: string) => `Ndrysho: ${name}`,
  editShort: 'Ndrysho',
  activated: (name: string) => `Llogaria e „${name}” u aktivizua`,
  deactivated: (name: string) => `Llogaria e „${name}” u çaktivizua`,
  statusFailed: 'Failed to update user status',
  listFailed: 'Failed to fetch users',
  empty: 'Nuk u gjet asnjë përdorues',
  emptyHint: 'Ndryshoni kërkimin ose pastroni filtrat.',
  reassign: {
    title: (name: string) => `Porositë e ${name}`,
    question: (count: number) =>
      plural(count, '1 porosi e hapur – jepja …?', `${count} porosi të hapura – jepja …?`),
    numbers: (ids: readonly number[]) =>
      `${ids
        .slice(0, 12)
        .map((id) => `#${id}`)
        .join(', ')}${ids.length > 12 ? ', …' : ''}`,
    choose: 'Zgjidhni shoferin',
    driver: (number: number, name: string) => `${number} · ${name}`,
    noDriver: 'Pa shofer',
    confirm: 'Jepja dhe ruaj',
  },
  recovery: {
    issue: 'Kod për fjalëkalim të ri',
    title: 'Lexojeni këtë kod në telefon',
    howTo:
      'Personi e shkruan te faqja e hyrjes, nën „Keni harruar fjalëkalimin?”, me email-in e vet dhe fjalëkalimin e ri. Para se ta lexoni, sigurohuni se me kë po flisni.',
    until: (when: string) => `Vlen një herë, deri më ${when}. Nuk shfaqet më pasi ta mbyllni.`,
    failed: 'An error occurred',
  },
  secondFactor: {
    reset: 'Hiqe kodin e dytë',
    title: 'Ta heqim kodin e dytë?',
    question:
      'Hyrja do të bëhet vetëm me fjalëkalim, dhe personi del nga të gjitha pajisjet. Sigurohuni se me kë po flisni.',
    done: 'Kodi i dytë u hoq',
    failed: 'An error occurred',
  },
  modal: {
    title: (name: string) => `Ndrysho: ${name}`,
    loading: 'Duke u ngarkuar…',
    done: 'Përdoruesi u përditësua me sukses!',
    failed: 'Failed to update user',
    signOut: 'Dil nga të gjitha pajisjet',
    signedOut: 'Përdoruesi doli nga të gjitha pajisjet',
    signOutTitle: 'Ta nxjerrim nga të gjitha pajisjet?',
    signOutQuestion: 'Personi do të duhet të kyçet përsëri në çdo pajisje.',
    account: 'Llogaria: borxhi, pagesat, kartela',
    prices: 'Çmimet: sa paguan dhe pse',
    openOrders: 'Porositë e hapura',
    noOpenOrders: 'Nuk ka porosi të hapura.',
    order: (id: number) => `Porosia #${id}`,
  },
} as const;
