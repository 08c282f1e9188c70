import { type Icon, IconBox, IconCake, IconToolsKitchen2 } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import type { CategoryIconName } from '#shared/firm/firm-types.ts';

/** The icons of a new shop; the others load when one of them is shown. */
const FIRST_ICONS: Partial<Record<CategoryIconName, Icon>> = {
  cake: IconCake,
  box: IconBox,
  cutlery: IconToolsKitchen2,
};

export function CategoryIcon({ icon, size }: { readonly icon: CategoryIconName; readonly size: number }) {
  const [more, setMore] = useState<Partial<Record<CategoryIconName, Icon>>>({});
  const Shown = FIRST_ICONS[icon] ?? more[icon];
  const isMissing = Shown === undefined;
  useEffect(() => {
    // Offline, the chunk is missing: the icon stays empty.
    if (isMissing)
      import('./more-category-icons.ts').then(
        (module) => setMore(module.MORE_ICONS),
        () => {},
      );
  }, [isMissing]);
  return Shown ? (
    <Shown size={size} stroke={1.7} aria-hidden />
  ) : (
    <span style={{ width: size, height: size }} />
  );
}
