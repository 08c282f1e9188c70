import { Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import { goodsOfReason } from '#shared/accounting/credit-notes.ts';
import { CREDIT_GOODS, CREDIT_GOODS_LABELS, type CreditGoods } from '#shared/accounting/documents.ts';
import { isEditable, type OrderStatus } from '#shared/order-status.ts';
import { consequenceTexts as texts } from './consequence-texts.ts';

export function useGoods(reason: string | null, statuses: readonly OrderStatus[]) {
  const [chosen, setChosen] = useState<CreditGoods | null>(null);
  const value = chosen ?? goodsOfReason(reason ?? '');
  const isAsked = value !== 'stock' || statuses.some((status) => !isEditable(status));
  return { value, setChosen, isAsked };
}

type GoodsChoiceProps = {
  readonly value: CreditGoods;
  readonly onChange: (goods: CreditGoods) => void;
};

export function GoodsChoice({ value, onChange }: GoodsChoiceProps) {
  return (
    <Radio.Group
      label={texts.goods}
      value={value}
      onChange={(chosen) => onChange(CREDIT_GOODS.find((goods) => goods === chosen) ?? value)}
    >
      <Stack gap="xs" mt={6}>
        {CREDIT_GOODS.map((goods) => (
          <Radio key={goods} value={goods} label={CREDIT_GOODS_LABELS[goods]} />
        ))}
      </Stack>
    </Radio.Group>
  );
}
