import { Button, Modal, NativeSelect, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconFileCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ISODate } from '#shared/dates/shop-dates.ts';
import type { IssueDocuments } from '#shared/inputs/document-inputs.ts';
import { api } from '#web/api.ts';
import { DateField } from '#web/ui/dates/date-field.tsx';
import { DialogButtons } from '#web/ui/dialog-buttons.tsx';
import { Dimmed } from '#web/ui/dimmed.ts';
import { issueTexts as texts } from './texts.ts';
import { useIssueInvoices } from './use-issue-invoices.tsx';

export function IssueDay({ date }: { readonly date: ISODate }) {
  const [isOpen, { open, close }] = useDisclosure(false);
  const { issue, isIssuing, result } = useIssueInvoices();
  return (
    <>
      <Button
        variant="default"
        loading={isIssuing}
        leftSection={<IconFileCheck size={18} aria-hidden />}
        onClick={open}
      >
        {texts.issue}
      </Button>
      {isOpen && (
        <IssueDayDialog
          date={date}
          onClose={close}
          onIssue={(wanted) => {
            close();
            void issue(wanted);
          }}
        />
      )}
      {result}
    </>
  );
}

type IssueDayDialogProps = {
  readonly date: ISODate;
  readonly onIssue: (wanted: IssueDocuments) => void;
  readonly onClose: () => void;
};

function IssueDayDialog({ date, onIssue, onClose }: IssueDayDialogProps) {
  const [deliverDate, setDate] = useState(date);
  const [driver, setDriver] = useState('');
  const drivers = useQuery(api.stocker.drivers.list.queryOptions()).data ?? [];
  const choices = drivers.flatMap(({ driverCode, name }) =>
    driverCode === null ? [] : [{ value: String(driverCode), label: `${driverCode} · ${name}` }],
  );
  return (
    <Modal opened onClose={onClose} title={texts.ofDay}>
      <Stack gap="sm">
        <DateField
          label={texts.date}
          hasVisibleLabel
          size="sm"
          value={deliverDate}
          onChange={(day) => day && setDate(day)}
        />
        <NativeSelect
          label={texts.driver}
          data={[{ value: '', label: texts.allDrivers }, ...choices]}
          value={driver}
          onChange={(event) => setDriver(event.currentTarget.value)}
        />
        <Dimmed>{texts.locks}</Dimmed>
        <DialogButtons
          onCancel={onClose}
          onClick={() => onIssue({ deliverDate, ...(driver === '' ? {} : { driverCode: Number(driver) }) })}
        >
          {texts.confirm}
        </DialogButtons>
      </Stack>
    </Modal>
  );
}
