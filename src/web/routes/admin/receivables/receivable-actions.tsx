import { Button, Menu } from '@mantine/core';
import { IconCash, IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { usePageActions } from '#web/hooks/use-page-actions.ts';
import { useUrlParam } from '#web/hooks/use-url-param.ts';
import { OpeningDialog } from './opening-dialog.tsx';
import { PaymentDialog } from './payment-dialog.tsx';
import type { Account, AccountOwner } from './receivable.ts';
import { TermsDialog } from './terms-dialog.tsx';
import { accountTexts as texts } from './texts.ts';
import { useApplyCredit } from './use-apply-credit.ts';
import { WriteOffDialog } from './write-off-dialog.tsx';

type AccountActionsProps = { readonly owner: AccountOwner; readonly account: Account };

type Dialog = 'terms' | 'opening' | 'write-off';

export function AccountActions({ owner, account }: AccountActionsProps) {
  const [pay, setPay] = useUrlParam('pay');
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const credit = useApplyCredit(account.customerId);
  const close = () => setDialog(null);
  const openPayment = () => setPay('1');
  usePageActions([{ id: 'payment', label: texts.payment.open, keys: 'p', run: openPayment }]);
  const canUseCredit = account.creditCents > 0 && account.open.length > 0;
  return (
    <>
      <Menu>
        <Menu.Target>
          <Button variant="default" rightSection={<IconChevronDown size={16} aria-hidden />}>
            {texts.actions}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => setDialog('opening')}>{texts.opening.open}</Menu.Item>
          <Menu.Item disabled={account.open.length === 0} onClick={() => setDialog('write-off')}>
            {texts.writeOff.open}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Button variant="default" onClick={() => setDialog('terms')}>
        {texts.terms.open}
      </Button>
      {canUseCredit && (
        <Button
          variant="default"
          loading={credit.isPending}
          onClick={() => void credit.run({ customerId: account.customerId })}
        >
          {texts.useCredit}
        </Button>
      )}
      <Button leftSection={<IconCash size={18} aria-hidden />} onClick={openPayment}>
        {texts.payment.open}
      </Button>
      {pay === '1' && <PaymentDialog owner={owner} account={account} onClose={() => setPay('')} />}
      {dialog === 'terms' && <TermsDialog account={account} onClose={close} />}
      {dialog === 'opening' && <OpeningDialog customerId={account.customerId} onClose={close} />}
      {dialog === 'write-off' && (
        <WriteOffDialog customerId={account.customerId} open={account.open} onClose={close} />
      )}
    </>
  );
}
