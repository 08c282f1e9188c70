import { useCallback, useState } from 'react';

/** The rows of a list that are chosen for a bulk action, by id. */
export type Selection = {
  readonly selected: ReadonlySet<number>;
  readonly select: (id: number, isSelected: boolean) => void;
  readonly selectMany: (ids: readonly number[], isSelected: boolean) => void;
  readonly clear: () => void;
};

/** A selection that starts empty; its functions stay the same, so that rows need not be drawn again. */
export function useSelection(): Selection {
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const selectMany = useCallback((ids: readonly number[], isSelected: boolean) => {
    setSelected((before) => {
      const next = new Set(before);
      for (const id of ids) {
        if (isSelected) next.add(id);
        else next.delete(id);
      }
      return next;
    });
  }, []);
  const select = useCallback((id: number, isSelected: boolean) => selectMany([id], isSelected), [selectMany]);
  const clear = useCallback(() => setSelected(new Set()), []);
  return { selected, select, selectMany, clear };
}
