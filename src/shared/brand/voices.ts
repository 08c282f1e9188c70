export type Voice = { readonly name: string; readonly place: string; readonly text: string };

export const MAX_VOICES = 6;

export const EXAMPLE_VOICES: readonly Voice[] = [
  {
    text: 'Porosis në mbrëmje pas punës dhe të nesërmen mielli e kremi janë te dera. Nuk e kam më mendjen te furnizimi.',
    name: 'Arta Krasniqi',
    place: 'Pastiçeri, Ferizaj',
  },
  {
    text: 'Kutitë e picave janë të forta dhe çmimi nuk ndryshon çdo javë. Me dy klikime e përsëris porosinë e fundit.',
    name: 'Blerim Gashi',
    place: 'Piceri, Pejë',
  },
  {
    text: 'Kur diçka mungon në stok e shoh menjëherë, jo kur vjen furgoni. Kjo më ka kursyer shumë telefonata.',
    name: 'Vjosa Berisha',
    place: 'Ketering, Lipjan',
  },
];

export function isExampleVoice({ name, place, text }: Voice): boolean {
  return EXAMPLE_VOICES.some(
    (example) => example.name === name && example.place === place && example.text === text,
  );
}

export function areExamples(voices: readonly Voice[]): boolean {
  return voices.length === EXAMPLE_VOICES.length && voices.every(isExampleVoice);
}
