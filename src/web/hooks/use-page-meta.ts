import { useEffect } from 'react';
import { type PageMeta, writeMeta } from '#shared/page-meta.ts';
import { useBrand } from '#web/brand.ts';

export function usePageMeta(meta: PageMeta | undefined): void {
  const brand = useBrand();
  const { title, description } = meta ? writeMeta(meta, brand) : {};
  useEffect(() => {
    if (title === undefined || description === undefined) return;
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [title, description]);
}
