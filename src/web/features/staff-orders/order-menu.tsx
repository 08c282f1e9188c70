import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconFileInvoice, IconLayoutSidebarRight, IconPhone } from '@tabler/icons-react';
import { telHref } from '#shared/text/phone.ts';
import { documentDone, documentName } from '#web/features/invoice-button.tsx';
import { DocumentError, openDocument } from '#web/open-document.ts';
import { uiTexts } from '#web/ui/texts.ts';
import { showToast } from '#web/ui/toast.ts';
import type { StaffOrder } from './staff-order.ts';
import { listTexts } from './staff-orders-texts.ts';

export function OrderMenu({ order, onOpen }: { readonly order: StaffOrder; readonly onOpen: () => void }) {
  return (
    <Menu position="bottom-end" withinPortal keepMounted={false}>
      <Menu.Target>
        <ActionIcon size={30} aria-label={listTexts.more(order.orderId)}>
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconLayoutSidebarRight size={16} aria-hidden />} onClick={onOpen}>
          {listTexts.open}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconFileInvoice size={16} aria-hidden />}
          onClick={() => void openDocumentPdf(order)}
        >
          {documentName(order.invoiceNumber)}
        </Menu.Item>
        {order.buyerPhone !== '' && (
          <Menu.Item component="a" href={phoneLink(order)} leftSection={<IconPhone size={16} aria-hidden />}>
            {listTexts.call}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

export function phoneLink(order: StaffOrder): string {
  return telHref(order.buyerPhone);
}

async function openDocumentPdf({ orderId, invoiceNumber }: StaffOrder): Promise<void> {
  try {
    await openDocument(`/api/orders/invoice/${orderId}`);
    showToast({ tone: 'success', message: documentDone(invoiceNumber) });
  } catch (error) {
    const message = error instanceof DocumentError ? error.message : uiTexts.invoiceFailed;
    showToast({ tone: 'error', message });
  }
}
