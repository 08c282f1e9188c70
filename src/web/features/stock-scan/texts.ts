export const scanTexts = {
  unclear: (name: string, sentence: string) => `${name}: ${sentence} Nuk u mor.`,
  find: 'Kodi ose emri i produktit',
  none: (text: string) => `“${text}” nuk u gjet`,
  choose: (text: string) => `Asnjë produkt s’e ka kodin “${text}”. Zgjidheni me ↓ nga lista.`,
  failed: (text: string) => `“${text}” nuk u kërkua dot. Provojeni përsëri.`,
  quantity: 'Sasia',
  found: (code: string, name: string) => `${code} · ${name}`,
} as const;
