import { SegmentedControl } from '@mantine/core';
import { CashBoard, CashDayPicker } from '#web/features/cash/cash-board.tsx';
import { useSearchParam } from '#web/hooks/use-search.ts';
import { cashFields } from '#web/routes/admin/admin-fields.ts';
import { texts as tabTexts } from '#web/routes/admin/texts.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import { CashBook } from './cash-book.tsx';
import { cashBookTexts as texts } from './texts.ts';

export function CashPage() {
  const [view, setView] = useSearchParam(cashFields, 'view', 'day');
  const isBook = view === 'book';
  return (
    <>
      <PageHead title={tabTexts.tabs.cash}>
        <SegmentedControl
          style={{ flexShrink: 0 }}
          styles={{ control: { flex: '1 1 auto' }, label: { whiteSpace: 'nowrap' } }}
          aria-label={texts.view}
          value={isBook ? 'book' : 'day'}
          onChange={setView}
          data={[
            { value: 'day', label: texts.day },
            { value: 'book', label: texts.book },
          ]}
        />
        {!isBook && <CashDayPicker />}
      </PageHead>
      {isBook ? <CashBook /> : <CashBoard isOffice />}
    </>
  );
}
