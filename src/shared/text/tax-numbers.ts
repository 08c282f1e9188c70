/** Numbers of the tax administration of Kosovo; the first is the NUI. */
export const TAX_NUMBERS = ['businessNumber', 'fiscalNumber', 'vatNumber'] as const;

export type TaxNumberKind = (typeof TAX_NUMBERS)[number];

export type TaxNumbers = Readonly<Record<TaxNumberKind, string>>;

const FORMS: Readonly<Record<TaxNumberKind, RegExp>> = {
  businessNumber: /^81\d{7}$/,
  fiscalNumber: /^60\d{7}$/,
  vatNumber: /^3\d{8}$/,
};

const WARNINGS: Readonly<Record<TaxNumberKind, string>> = {
  businessNumber: 'NUI në Kosovë ka 9 shifra dhe fillon me 81.',
  fiscalNumber: 'Numri fiskal në Kosovë ka 9 shifra dhe fillon me 60.',
  vatNumber: 'Numri i TVSH-së në Kosovë ka 9 shifra dhe fillon me 3.',
};

/** The Kosovo format; foreign buyers have others. */
export function hasTaxNumberForm(kind: TaxNumberKind, text: string): boolean {
  return FORMS[kind].test(text.trim());
}

export function taxNumberWarning(kind: TaxNumberKind, text: string): string | null {
  return text.trim() === '' || hasTaxNumberForm(kind, text) ? null : WARNINGS[kind];
}
