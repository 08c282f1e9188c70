import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CREDIT_REASONS, DEBIT_CREDIT_REASONS, type IssuedDocument } from '#shared/accounting/documents.ts';
import { formatCents } from '#shared/prices/money.ts';
import { api } from '#web/api.ts';
import { type ChosenReason, reasonOf } from '#web/features/documents/chosen-reason.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { type CreditDraft, goodsOf, NO_CREDIT, readCredit } from './credit-draft.ts';
import { correctionTexts as texts } from './texts.ts';

export function useCredit({ id: documentId, kind }: IssuedDocument, onDone: (noteId: number) => void) {
  const balance = useQuery(api.admin.documents.balance.queryOptions({ documentId }, { staleTime: 0 }));
  const isDebit = kind === 'debit_note';
  const [draft, setDraft] = useState<CreditDraft>({ ...NO_CREDIT, by: isDebit ? 'amounts' : 'pieces' });
  const [reason, setReason] = useState<ChosenReason>({
    choice: isDebit ? DEBIT_CREDIT_REASONS[0] : CREDIT_REASONS[0],
    text: '',
  });
  const [isTried, setTried] = useState(false);
  const open = (balance.data?.lines ?? []).filter((line) => line.quantity > 0 || line.totalCents > 0);
  const read = readCredit(open, draft);
  const chosen = reasonOf(reason);
  const credit = useAction(api.admin.documents.credit, {
    attempts: { about: (wanted) => wanted.documentId },
    affects: ['document', 'order', 'stock'],
    failure: texts.creditFailed,
    success: (note) => texts.done(note.number, formatCents(note.totalCents)),
    onSuccess: (note) => onDone(note.id),
  });
  const send = () => {
    if (chosen === null) return;
    const lines = read.credited.map(({ open: { lineId }, pieces, cents }) =>
      draft.by === 'pieces'
        ? { lineId, quantity: pieces, goods: goodsOf(draft, lineId, reason.choice) }
        : { lineId, amountCents: cents, goods: 'none' as const },
    );
    void credit.run({ documentId, reason: chosen, lines });
  };
  const check = () => {
    setTried(true);
    return read.canSend && chosen !== null;
  };
  return {
    balance,
    open,
    draft,
    setDraft,
    reason,
    setReason,
    isTried,
    read,
    check,
    isSending: credit.isPending,
    send,
  };
}
