import { CashBoard, CashDayPicker } from '#web/features/cash/cash-board.tsx';
import { boardTexts } from '#web/features/cash/texts.ts';
import { PageHead } from '#web/ui/page-head.tsx';

export function CashPage() {
  return (
    <>
      <PageHead title={boardTexts.title}>
        <CashDayPicker />
      </PageHead>
      <CashBoard isOffice={false} />
    </>
  );
}
