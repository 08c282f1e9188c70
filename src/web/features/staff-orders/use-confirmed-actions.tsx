import { useState } from 'react';
import { findTransition, type OrderStatus, STATUS } from '#shared/order-status.ts';
import { isUnready, type StaffOrder, type StaffOrdersWorkspace } from './staff-order.ts';
import { StatusQuestion } from './status-question.tsx';
import { PaidQuestion, type PaidWay, UnconfirmedQuestion } from './status-questions.tsx';
import { type AboutStatus, useOrderActions } from './use-order-actions.ts';

type Asked = { readonly order: StaffOrder; readonly status: OrderStatus; readonly dayProblem?: string };

export function useConfirmedActions(workspace: StaffOrdersWorkspace) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const { setStatus, setDriver } = useOrderActions(workspace, (order, status, dayProblem) =>
    setAsked({ order, status, dayProblem }),
  );
  const isUnseen = (order: StaffOrder, status: OrderStatus) =>
    status === STATUS.prepared && order.status !== STATUS.delivered && isUnready(order);
  const close = () => setAsked(null);
  const confirm = ({ order, status }: Asked, about: AboutStatus) => {
    close();
    setStatus(order, status, about);
  };
  const questionOf = (about: Asked) => {
    const { order, status } = about;
    if (status === STATUS.delivered) {
      const pay = (way: PaidWay) => confirm(about, way === null ? {} : { paid: { method: way } });
      return <PaidQuestion order={order} onConfirm={pay} onClose={close} />;
    }
    if (isUnseen(order, status)) {
      return (
        <UnconfirmedQuestion
          orders={[order]}
          total={1}
          onClose={close}
          onConfirm={() => confirm(about, {})}
        />
      );
    }
    return (
      <StatusQuestion
        {...about}
        role={workspace.role}
        onClose={close}
        onConfirm={(answer) => confirm(about, answer)}
      />
    );
  };
  return {
    setDriver,
    setStatus: (order: StaffOrder, status: OrderStatus) => {
      const needsReason = status === STATUS.cancelled || findTransition(order.status, status)?.needsReason;
      const isAsked = needsReason || status === STATUS.delivered || isUnseen(order, status);
      if (isAsked) setAsked({ order, status });
      else setStatus(order, status);
    },
    question: asked && questionOf(asked),
  };
}
