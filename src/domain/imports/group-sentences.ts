export type Grouped = { readonly text: string; readonly count: number };

export function groupSentences(ofRows: readonly (readonly string[])[]): Grouped[] {
  const groups = new Map<string, { text: string; count: number }>();
  for (const sentence of ofRows.flat()) {
    const kind = sentence.replaceAll(/„[^”]*”/g, '„…”').replaceAll(/\b(rreshtin|qeliza) \S+/g, '$1 …');
    const group = groups.get(kind);
    if (!group) groups.set(kind, { text: sentence, count: 1 });
    else groups.set(kind, { text: group.text === sentence ? sentence : kind, count: group.count + 1 });
  }
  return [...groups.values()].toSorted((one, other) => other.count - one.count);
}
