import { useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { BRAND_PAGES, underTitle } from '#shared/brand/brand-pages.ts';
import { plainMeta } from '#shared/page-meta.ts';
import { api } from '#web/api.ts';
import { usePageMeta } from '#web/hooks/use-page-meta.ts';
import { NotFound } from '#web/routes/storefront/not-found.tsx';
import { PageSpinner } from '#web/ui/page-spinner.tsx';
import { PageState } from '#web/ui/page-state.tsx';

export function BrandPage() {
  const isTerms = useRouterState({ select: ({ location }) => location.pathname.startsWith('/kushtet') });
  const { field, title } = BRAND_PAGES[isTerms ? '/kushtet' : '/privatesia'];
  usePageMeta(plainMeta(title));
  const text = useQuery(api.public.shop.page.queryOptions({ page: field }));
  return (
    <PageState query={text} loading={<PageSpinner />}>
      {(html) =>
        html === null ? (
          <NotFound title="Faqja nuk u gjet" text="Dyqani nuk e ka shkruar ende këtë faqe." />
        ) : (
          <article
            className="shop-text"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: the server escapes HTML and drops dangerous addresses
            dangerouslySetInnerHTML={{ __html: underTitle(title, html) }}
          />
        )
      }
    </PageState>
  );
}
