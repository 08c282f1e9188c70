const RENAMED: Readonly<Record<string, string>> = {
  create: 'products/new',
  createuser: 'users/new',
  update: 'products/edit',
};

export function findMovedPage(
  home: string,
  search: Readonly<Record<string, string | undefined>>,
): string | null {
  const { tab, view, product, door, ...rest } = search;
  const base = home.replace(/\/$/, '');
  const searchOf = (params: Readonly<Record<string, string | undefined>>) => {
    const filled = Object.entries(params).flatMap(([name, value]) => (value ? [[name, value]] : []));
    return filled.length === 0 ? '' : `?${new URLSearchParams(filled)}`;
  };
  if (base === '/driver-dashboard') return findDriverPage(base, { view, door }, searchOf(rest));
  if (tab === undefined) return null;
  if (base === '/call-center-dashboard') return `${base}${searchOf({ ...rest, view, product })}`;
  if (tab === 'update' && product && /^\d+$/.test(product))
    return `${base}/products/${product}${searchOf(rest)}`;
  const known = /^[a-z]+$/.test(tab) ? `/${RENAMED[tab] ?? tab}` : '';
  return `${base}${known}${searchOf({ ...rest, view })}`;
}

function findDriverPage(
  base: string,
  { view, door }: { readonly view: string | undefined; readonly door: string | undefined },
  rest: string,
): string | null {
  if (door && /^\d+$/.test(door)) return `${base}/orders/${door}${rest}`;
  if (view === 'cash') return `${base}/cash${rest}`;
  return view === undefined && door === undefined ? null : `${base}${rest}`;
}
