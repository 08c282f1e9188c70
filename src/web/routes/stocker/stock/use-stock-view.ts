import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { useUrlParam } from '#web/hooks/use-url-param.ts';

const PAGE_SIZE = 50;

export function useStockView() {
  const [query, setQuery] = useUrlParam('q');
  const [low, setLow] = useUrlParam('low');
  const [page, setPage] = useUrlParam('page', '1');
  const pageNumber = Math.min(Math.max(Number.parseInt(page, 10) || 1, 1), 10_000);
  const onlyLow = low === 'yes';
  const list = useQuery({
    ...api.stocker.stock.list.queryOptions({ query, onlyLow, page: pageNumber, limit: PAGE_SIZE }),
    placeholderData: keepPreviousData,
  });
  return {
    list,
    findListed: (productId: number) => list.data?.items.find((item) => item.id === productId),
    query,
    onlyLow,
    page: pageNumber,
    search: (text: string) => {
      setPage('1');
      setQuery(text);
    },
    showLow: (isOn: boolean) => {
      setPage('1');
      setLow(isOn ? 'yes' : '');
    },
    setPage: (next: number) => setPage(String(next)),
  };
}
