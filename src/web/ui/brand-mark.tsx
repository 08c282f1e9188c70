import { DEFAULT_BRAND } from '#shared/brand/brand.ts';
import { useBrand } from '#web/brand.ts';

export function BrandMark({ size = 34 }: { readonly size?: number }) {
  const { name, logo, logoDark } = useBrand();
  if (logo !== null) {
    return (
      <picture className="shop-logo">
        {logoDark !== null && <source media="(prefers-color-scheme: dark)" srcSet={logoDark} />}
        <img src={logo} alt={name} style={{ height: size }} />
      </picture>
    );
  }
  return (
    <>
      {name === DEFAULT_BRAND.name ? <Drop size={size} /> : <Initial name={name} size={size} />}
      <span className="shop-brand-name">{name}</span>
    </>
  );
}

function Initial({ name, size }: { readonly name: string; readonly size: number }) {
  return (
    <span
      className="shop-initial"
      data-letter={[...name][0]}
      style={{ width: size, height: size }}
      aria-hidden
    />
  );
}

function Drop({ size }: { readonly size: number }) {
  return (
    <svg width={size * 0.9} height={size} viewBox="4 2 92 108" aria-hidden focusable="false">
      <g transform="translate(50 56) scale(0.96)" fill="none" strokeWidth="25" strokeLinecap="round">
        <path d="M-27,38 V-10 Q-27,-36 -1,-36 H33" stroke="#C2541B" strokeLinejoin="round" />
        <path d="M-25,4 H13" stroke="#C2541B" />
        <path
          d="M31,8 C37,20 44,27 44,36 C44,44 38,50 31,50 C24,50 18,44 18,36 C18,27 25,20 31,8Z"
          fill="#E3B04B"
        />
      </g>
    </svg>
  );
}
