import type { SetupStep } from '#shared/setup.ts';

export const setupTexts = {
  title: 'Fillimi',
  intro: 'Shtatë hapa deri te porosia e parë. Hapat shënohen vetë kur plotësohen.',
  steps: {
    firm: { title: 'Firma dhe numrat', text: 'Emri i kompanisë, adresa dhe numrat që dalin në fatura.' },
    look: { title: 'Pamja', text: 'Emri i dyqanit, logoja, ngjyra dhe fjalët e ballinës.' },
    regions: { title: 'Rajonet dhe ditët', text: 'Ku dhe në cilat ditë dorëzohet, deri kur porositet.' },
    groups: { title: 'Grupet dhe njësitë', text: 'Si ndahen produktet dhe me çka maten.' },
    people: { title: 'Njerëzit', text: 'Depoisti, shoferët, paketuesi dhe agjenti telefonik.' },
    products: { title: 'Produktet', text: 'Importohen nga Excel-i ose shtohen një nga një.' },
    opening: {
      title: 'Stoku, kostot dhe gjendjet fillestare',
      text: 'Sa malli ka në depo dhe sa borxh kanë klientët sot.',
    },
  } satisfies Record<SetupStep, { readonly title: string; readonly text: string }>,
  open: (step: string) => `Hape: ${step}`,
  isDone: 'U krye',
  isFine: 'Është në rregull kështu',
  isFineOf: (step: string) => `Është në rregull kështu: ${step}`,
  dismiss: 'Mos e shfaq më',
  over: 'Gjithçka është gati. Kjo faqe nuk shfaqet më te cilësimet.',
  failed: 'Nuk u ruajt.',
} as const;
