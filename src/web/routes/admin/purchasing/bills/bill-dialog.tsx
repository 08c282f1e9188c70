import { Checkbox, Group, Modal, NativeSelect, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { BILL_KIND_LABELS } from '#shared/purchasing/bill-types.ts';
import { BILL_KINDS } from '#shared/purchasing/purchasing-types.ts';
import { useShopToday } from '#web/hooks/use-shop-today.ts';
import { SupplierSelect } from '#web/routes/admin/purchasing/supplier-select.tsx';
import { DateField } from '#web/ui/dates/date-field.tsx';
import { DialogButtons } from '#web/ui/dialog-buttons.tsx';
import { withKind } from './bill-draft.ts';
import { BillGoods } from './bill-goods.tsx';
import { BillVat } from './bill-vat.tsx';
import { BillWords } from './bill-words.tsx';
import { billsTexts } from './texts.ts';
import { type BillForm, useBill } from './use-bill.ts';

const texts = billsTexts.form;

export function BillDialog({ onClose }: { readonly onClose: () => void }) {
  const bill = useBill(onClose);
  const isNarrow = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  return (
    <Modal
      opened
      size="56rem"
      fullScreen={isNarrow}
      title={texts.title}
      closeOnClickOutside={false}
      onClose={bill.close}
    >
      <Stack gap="md">
        <Head bill={bill} />
        <FlagsAndNote bill={bill} />
        {bill.draft.kind !== 'customs' && <BillGoods bill={bill} />}
        <BillWords bill={bill} />
        {bill.faults.includes('lines') && (
          <Text size="sm" c="var(--shop-bad-text)" role="alert">
            {texts.linesMissing}
          </Text>
        )}
        <BillVat bill={bill} />
        {bill.closedHint !== null && (
          <Text size="sm" c="var(--shop-warn-text)" role="status">
            {bill.closedHint}
          </Text>
        )}
        <DialogButtons gap="xs" onCancel={bill.close} loading={bill.isSending} onClick={bill.submit}>
          {texts.submit}
        </DialogButtons>
      </Stack>
    </Modal>
  );
}

function Head({ bill: { draft, change, setDraft, faults } }: { readonly bill: BillForm }) {
  const today = useShopToday();
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
        <SupplierSelect
          data-autofocus
          hasInactive
          label={texts.supplier}
          nothingFoundMessage={texts.noSupplier}
          supplierId={draft.supplierId}
          error={faults.includes('supplier') ? texts.supplierMissing : null}
          onChange={(supplierId) => change({ supplierId, goods: [], typedVat: {} })}
        />
        <NativeSelect
          label={texts.kind}
          data={BILL_KINDS.map((value) => ({ value, label: BILL_KIND_LABELS[value] }))}
          value={draft.kind}
          onChange={({ currentTarget }) => {
            const kind = BILL_KINDS.find((known) => known === currentTarget.value) ?? 'domestic';
            setDraft((before) => withKind(before, kind));
          }}
        />
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, xs: 2, sm: 4 }} spacing="sm">
        <TextInput
          label={texts.number}
          autoComplete="off"
          maxLength={60}
          value={draft.number}
          error={faults.includes('number') ? texts.numberMissing : null}
          onChange={(event) => change({ number: event.currentTarget.value })}
        />
        <DateField
          hasVisibleLabel
          size="sm"
          label={texts.issuedOn}
          max={today}
          value={draft.issuedOn}
          onChange={(day) => day && change({ issuedOn: day, bookedOn: null, dueOn: null })}
        />
        <DateField
          hasVisibleLabel
          isClearable
          size="sm"
          label={texts.dueOn}
          min={draft.issuedOn}
          value={draft.dueOn}
          onChange={(dueOn) => change({ dueOn })}
        />
        <DateField
          hasVisibleLabel
          isClearable
          size="sm"
          label={texts.bookedOn}
          min={draft.issuedOn}
          max={today}
          value={draft.bookedOn}
          onChange={(bookedOn) => change({ bookedOn })}
        />
      </SimpleGrid>
    </>
  );
}

function FlagsAndNote({ bill: { draft, change } }: { readonly bill: BillForm }) {
  return (
    <>
      <Group gap="lg">
        <Checkbox
          label={texts.isAsset}
          checked={draft.isAsset}
          onChange={(event) => change({ isAsset: event.currentTarget.checked })}
        />
        <Checkbox
          label={texts.isNotDeductible}
          checked={!draft.isDeductible}
          onChange={(event) => change({ isDeductible: !event.currentTarget.checked })}
        />
      </Group>
      <TextInput
        size="sm"
        label={texts.note}
        placeholder={texts.noteHint}
        autoComplete="off"
        maxLength={300}
        value={draft.note}
        onChange={(event) => change({ note: event.currentTarget.value })}
      />
    </>
  );
}
