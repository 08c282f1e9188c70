import { Button, Group, Modal, SegmentedControl, Select, Stack } from '@mantine/core';
import { useState } from 'react';
import { PRICE_STEPS, type PriceChange, type RepricedProducts } from '#shared/prices/price-changes.ts';
import { parseUnitPrice } from '#shared/prices/unit-price.ts';
import { vatRatesOn } from '#shared/prices/vat.ts';
import { NUMBER_FAULT_TEXTS, parsePercent } from '#shared/text/parse-number.ts';
import { api } from '#web/api.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { useShopToday } from '#web/hooks/use-shop-today.ts';
import { rateDoubt } from '#web/routes/admin/product-form/product-doubts.tsx';
import { NumberField } from '#web/routes/admin/ui/number-field.tsx';
import { oneOf } from '#web/routes/admin/ui/one-of.ts';
import { type Previewed, PricePreview } from './price-preview.tsx';
import { productsTexts } from './texts.ts';

const texts = productsTexts.prices;

type BulkPricesProps = {
  readonly label: string;
  readonly products: RepricedProducts;
  readonly onDone?: () => void;
};

export function BulkPrices({ label, products, onDone }: BulkPricesProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="default" size="compact-md" fz="sm" onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <PricesDialog
          products={products}
          onClose={() => setIsOpen(false)}
          onDone={() => {
            setIsOpen(false);
            onDone?.();
          }}
        />
      )}
    </>
  );
}

type PricesDialogProps = {
  readonly products: RepricedProducts;
  readonly onClose: () => void;
  readonly onDone: () => void;
};

function PricesDialog({ products, onClose, onDone }: PricesDialogProps) {
  // Declared here so that the entered values survive closing the preview.
  const [draft, setDraft] = useState(EMPTY);
  const [previewed, setPreviewed] = useState<Previewed | null>(null);
  const rates = vatRatesOn(useShopToday());
  const [doubt, setDoubt] = useState<string | null>(null);
  const preview = useAction(api.admin.products.previewPrices, {
    failure: productsTexts.failed.price,
    onSuccess: setPreviewed,
  });
  return (
    <Modal opened onClose={onClose} title={texts.title} size="lg">
      {previewed === null ? (
        <ChangeForm
          draft={draft}
          onChange={setDraft}
          isWorking={preview.isPending}
          onPreview={(change) => {
            setDoubt(change.kind === 'vat' ? rateDoubt(change.vatBasisPoints, rates) : null);
            void preview.run({ products, change });
          }}
        />
      ) : (
        <PricePreview previewed={previewed} doubt={doubt} onBack={() => setPreviewed(null)} onDone={onDone} />
      )}
    </Modal>
  );
}

const WAYS = ['percent', 'amount', 'set', 'vat'] as const;
const WAY_CHOICES = WAYS.map((value) => ({ value, label: texts.ways[value] }));
const DIRECTIONS = [
  { value: 'up', label: texts.up },
  { value: 'down', label: texts.down },
];
const STEP_CHOICES = PRICE_STEPS.map((step) => ({ value: String(step), label: texts.step(step) }));
const KEEP_CHOICES = (['gross', 'net'] as const).map((value) => ({ value, label: texts.keeps[value] }));

type ChangeDraft = {
  readonly way: (typeof WAYS)[number];
  readonly isDown: boolean;
  readonly typed: string;
  readonly step: string;
  readonly keeps: 'gross' | 'net';
};

function readDraft({ way, isDown, typed, step, keeps }: ChangeDraft): PriceChange | string {
  const read = way === 'percent' ? parsePercent(typed, isDown ? 99 : 1_000) : parseAmount(way, typed);
  if (read.reason !== undefined) return NUMBER_FAULT_TEXTS[read.reason];
  const { value } = read;
  const signed = isDown ? -value : value;
  const stepCents = PRICE_STEPS.find((known) => String(known) === step) ?? 1;
  if (way === 'vat') return { kind: way, vatBasisPoints: value, keeps };
  if (value === 0) return texts.nothing;
  if (way === 'set') return { kind: way, priceE4: value };
  return way === 'percent'
    ? { kind: way, basisPoints: signed, stepCents }
    : { kind: way, amountE4: signed, stepCents };
}

function parseAmount(way: ChangeDraft['way'], typed: string) {
  return way === 'vat' ? parsePercent(typed) : parseUnitPrice(typed);
}

const EMPTY: ChangeDraft = { way: 'percent', isDown: false, typed: '', step: '1', keeps: 'gross' };

type ChangeFormProps = {
  readonly draft: ChangeDraft;
  readonly onChange: (draft: ChangeDraft) => void;
  readonly isWorking: boolean;
  readonly onPreview: (change: PriceChange) => void;
};

function ChangeForm({ draft, onChange, isWorking, onPreview }: ChangeFormProps) {
  const [fault, setFault] = useState<string | null>(null);
  const set = (part: Partial<ChangeDraft>) => {
    onChange({ ...draft, ...part });
    setFault(null);
  };
  const hasSteps = draft.way === 'percent' || draft.way === 'amount';
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const change = readDraft(draft);
        if (typeof change === 'string') setFault(change);
        else onPreview(change);
      }}
    >
      <Stack>
        <SegmentedControl
          aria-label={texts.wayLabel}
          data={WAY_CHOICES}
          value={draft.way}
          onChange={(way) => set({ way: oneOf(way, WAYS) ?? 'percent', typed: '' })}
        />
        <Group align="end" gap="sm">
          {hasSteps && (
            <SegmentedControl
              aria-label={texts.directionLabel}
              data={DIRECTIONS}
              value={draft.isDown ? 'down' : 'up'}
              onChange={(direction) => set({ isDown: direction === 'down' })}
            />
          )}
          <NumberField
            label={texts.fields[draft.way]}
            value={draft.typed}
            error={fault}
            data-autofocus
            onChange={(typed) => set({ typed })}
          />
        </Group>
        {hasSteps && (
          <Select
            label={texts.stepLabel}
            data={STEP_CHOICES}
            value={draft.step}
            allowDeselect={false}
            onChange={(step) => set({ step: step ?? '1' })}
          />
        )}
        {draft.way === 'vat' && (
          <Select
            label={texts.keepsLabel}
            data={KEEP_CHOICES}
            value={draft.keeps}
            allowDeselect={false}
            onChange={(keeps) => set({ keeps: keeps === 'net' ? 'net' : 'gross' })}
          />
        )}
        <Group justify="flex-end">
          <Button type="submit" loading={isWorking}>
            {texts.look}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
