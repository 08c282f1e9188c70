import type { SetupStep } from '#shared/setup.ts';

export const setupTexts = {
  title: 'Fillimi',
  intro: 'Shtatë hapa deri te porosia e parë. Hapat shënohen vetë kur plotësohen.',
  steps: {
    firm: {
      title: 'Firma dhe numrat',
      text: 'Emri i kompanisë, adresa dhe numrat që dalin në fatura. Pa numrin e TVSH-së lëshohen vetëm fatura pa TVSH.',
    },
    look: { title: 'Pamja', text: 'Emri i dyqanit, logoja, ngjyra dhe fjalët e ballinës.' },
    regions: {
      title: 'Rajonet dhe ditët',
      text: 'Ku dhe në cilat ditë dorëzohet, deri kur porositet. Rajonet që nuk i keni çaktivizohen.',
    },
    groups: {
      title: 'Grupet dhe njësitë',
      text: 'Si ndahen produktet dhe me çka maten. Ato të panjohura i shton importi me nga një prekje.',
    },
    people: { title: 'Njerëzit', text: 'Depoisti, shoferët, paketuesi dhe agjenti telefonik.' },
    products: {
      title: 'Produktet',
      text: 'Nga Excel-i, me stokun e sotëm; pastaj fotot, nga një ZIP me kodin si emër.',
    },
    opening: {
      title: 'Stoku, kostot dhe gjendjet fillestare',
      text: 'Së pari klientët nga Excel-i, pastaj sa borxh kanë sot; afatet dhe limitet për shumë klientë njëherësh.',
    },
  } satisfies Record<SetupStep, { readonly title: string; readonly text: string }>,
  forms: {
    seller: 'Firma dhe numrat',
    contact: 'Kontakti për klientët',
    look: 'Pamja',
    regions: 'Rajonet',
    days: 'Ditët e dorëzimit',
    groups: 'Grupet',
    units: 'Njësitë',
    people: 'Shto njerëz',
    products: 'Importo produktet',
    pictures: 'Importo fotot',
    customers: 'Importo klientët',
    openings: 'Importo borxhet',
    terms: 'Afatet dhe limitet',
    costs: 'Importo kostot',
  },
  isDone: 'U krye',
  isFine: 'Është në rregull kështu',
  isFineOf: (step: string) => `Është në rregull kështu: ${step}`,
  dismiss: 'Mos e shfaq më',
  over: 'Gjithçka është gati. Kjo faqe nuk shfaqet më te cilësimet.',
  failed: 'Nuk u ruajt.',
} as const;
