import { type NumberFault, parseCents } from '#shared/text/parse-number.ts';

export type WordsDraft = {
  readonly key: number;
  readonly description: string;
  readonly amount: string;
  readonly vatBasisPoints: number;
};

export type DebitDraft = {
  readonly typed: Readonly<Record<number, string>>;
  readonly words: readonly WordsDraft[];
};

export function readAmount(text: string): { readonly cents: number; readonly fault: NumberFault | null } {
  if (text.trim() === '') return { cents: 0, fault: null };
  const { value: cents = 0, reason } = parseCents(text);
  return { cents, fault: reason ?? null };
}

export function readDebit(lineIds: readonly number[], { typed, words }: DebitDraft) {
  const onLines = lineIds.map((lineId) => ({ lineId, ...readAmount(typed[lineId] ?? '') }));
  const inWords = words.map(({ description, amount, vatBasisPoints }) => ({
    description: description.trim(),
    vatBasisPoints,
    ...readAmount(amount),
  }));
  const named = inWords.filter(({ description, cents }) => description !== '' && cents > 0);
  const touched = inWords.filter(({ description, cents, fault }) => description !== '' || cents > 0 || fault);
  const lines = [
    ...onLines.flatMap(({ lineId, cents }) => (cents > 0 ? [{ lineId, amountCents: cents }] : [])),
    ...named.map(({ description, cents: amountCents, vatBasisPoints }) => ({
      description,
      amountCents,
      vatBasisPoints,
    })),
  ];
  const hasFault = [...onLines, ...inWords].some(({ fault }) => fault !== null);
  return {
    lines,
    totalCents: lines.reduce((sum, { amountCents }) => sum + amountCents, 0),
    canSend: lines.length > 0 && !hasFault && touched.length === named.length,
  };
}
