import { ActionIcon, Button, Group, Stack, Text } from '@mantine/core';
import { useCallbackRef } from '@mantine/hooks';
import { IconCheck, IconMinus, IconPlus, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { printWhole } from '#shared/prices/money.ts';
import { countText, isSoldByPack, type Selling } from '#shared/prices/packs.ts';
import { firstQuantity, stepQuantity } from '#shared/prices/quantity-rules.ts';
import type { QuantityChoice } from '#shared/prices/read-quantity.ts';
import { figureOf, readTyped, understoodAs } from '#web/ui/quantity/pack-typing.ts';
import { QuantityInput } from '#web/ui/quantity/quantity-input.tsx';
import { QuantityWords } from '#web/ui/quantity/quantity-words.tsx';
import { ReasonDialog } from '#web/ui/reason-dialog.tsx';
import { uiTexts } from '#web/ui/texts.ts';
import { showToast } from '#web/ui/toast.ts';
import { panelTexts, panelTexts as texts } from './texts.ts';
import type { Asked } from './use-override-reason.ts';

type QuantityEditorProps = {
  readonly name: string;
  readonly quantity: number;
  readonly goods: Selling;
  readonly onChange: (quantity: number) => Promise<void>;
};

const LIMITS = { loose: 'offered' } as const;

/** 44 px for touch. */
const ICON = 'var(--panel-target, 34px)';

export function QuantityEditor({ name, quantity, goods, onChange }: QuantityEditorProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [asked, setAsked] = useState<Question | null>(null);
  const [wasTyping, setWasTyping] = useState(false);
  const { shown, set } = useWantedQuantity(quantity, onChange);
  const stepTo = (direction: 1 | -1) =>
    set(Math.max(1, stepQuantity(goods, shown, direction, Number.MAX_SAFE_INTEGER)), false);
  const take = (pieces: number) => {
    setTyped(null);
    setAsked(null);
    if (pieces !== shown) set(pieces, true);
  };
  if (typed !== null) {
    const finish = () => {
      const reading = readTyped(typed, goods, LIMITS);
      if (reading.kind === 'choices') return setAsked(reading);
      if (reading.kind === 'fault') showToast({ tone: 'error', message: uiTexts.wholeOnly });
      else if (reading.pieces < 1) showToast({ tone: 'error', message: uiTexts.atLeast('1') });
      else take(reading.pieces);
    };
    return (
      <TypedQuantity
        name={name}
        typed={typed}
        goods={goods}
        understood={understoodAs(typed, goods, LIMITS)}
        asked={asked}
        onType={(text) => {
          setTyped(text);
          setAsked(null);
        }}
        onFinish={finish}
        onTake={take}
        onCancel={() => {
          setTyped(null);
          setAsked(null);
        }}
      />
    );
  }
  return (
    <Group component="span" gap={2} wrap="nowrap">
      <ActionIcon
        variant="default"
        size={ICON}
        aria-label={texts.decrease(name)}
        disabled={shown <= firstQuantity(goods)}
        onClick={() => stepTo(-1)}
      >
        <IconMinus size={16} aria-hidden />
      </ActionIcon>
      <Button
        variant="subtle"
        color="gray"
        c="inherit"
        px={4}
        miw={44}
        // Otherwise the focus moves to the tick that confirms the line's stock.
        autoFocus={wasTyping}
        td="underline dotted"
        aria-label={texts.typeQuantity(name, countText(shown, goods))}
        onClick={() => {
          setTyped(figureOf(shown, goods));
          setWasTyping(true);
        }}
      >
        {isSoldByPack(goods) ? <QuantityWords quantity={shown} goods={goods} /> : printWhole(shown)}
      </Button>
      <ActionIcon variant="default" size={ICON} aria-label={texts.increase(name)} onClick={() => stepTo(1)}>
        <IconPlus size={16} aria-hidden />
      </ActionIcon>
    </Group>
  );
}

type Question = { readonly sentence: string; readonly choices: readonly QuantityChoice[] };

type TypedQuantityProps = {
  readonly name: string;
  readonly typed: string;
  readonly goods: Selling;
  readonly understood: string | null;
  readonly asked: Question | null;
  readonly onTake: (pieces: number) => void;
  readonly onType: (text: string) => void;
  readonly onFinish: () => void;
  readonly onCancel: () => void;
};

function TypedQuantity({
  name,
  typed,
  goods,
  understood,
  asked,
  onType,
  onTake,
  onFinish,
  onCancel,
}: TypedQuantityProps) {
  return (
    <Stack component="span" gap={4} align="flex-end">
      <Group component="span" gap={2} wrap="nowrap">
        <QuantityInput
          autoFocus
          aria-label={texts.quantityOf(name)}
          value={typed}
          goods={goods}
          data-mantine-stop-propagation
          onChange={onType}
          onKeyDown={(event) => {
            if (event.key === 'Enter') {
              // Otherwise the same press would click the button that takes the focus.
              event.preventDefault();
              onFinish();
            }
            if (event.key !== 'Escape') return;
            event.stopPropagation();
            onCancel();
          }}
        />
        <ActionIcon
          variant="filled"
          size={ICON}
          color="green.9"
          aria-label={texts.confirmQuantity}
          onClick={onFinish}
        >
          <IconCheck size={16} aria-hidden />
        </ActionIcon>
        <ActionIcon variant="default" size={ICON} aria-label={texts.cancelQuantity} onClick={onCancel}>
          <IconX size={16} aria-hidden />
        </ActionIcon>
      </Group>
      {(asked?.sentence ?? understood) !== null && (
        <Text span size="xs" c={asked ? 'red' : 'dimmed'} role={asked ? 'alert' : 'status'}>
          {asked?.sentence ?? understood}
        </Text>
      )}
      {asked?.choices.map(({ pieces, text }) => (
        <Button key={pieces} size="compact-sm" variant="default" onClick={() => onTake(pieces)}>
          {text}
        </Button>
      ))}
    </Stack>
  );
}

const REST_MS = 400;

type QuantityRequest = { readonly from: number; readonly to: number };

export function useWantedQuantity(quantity: number, onChange: (quantity: number) => Promise<void>) {
  const [wanted, setWanted] = useState<number | null>(null);
  const request = useRef<QuantityRequest | null>(null);
  const lastSent = useRef<number | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const send = () => {
    const sent = request.current;
    request.current = null;
    clearTimeout(timer.current);
    if (sent === null) return;
    if (sent.from !== quantity && lastSent.current !== quantity) {
      setWanted(null);
      showToast({ tone: 'error', message: texts.changedElsewhere });
      return;
    }
    if (sent.to === quantity) return setWanted(null);
    lastSent.current = sent.to;
    void onChange(sent.to).then(() => {
      if (request.current === null) setWanted(null);
    });
  };
  const sendLatest = useCallbackRef(send);
  useEffect(() => () => sendLatest(), [sendLatest]);

  const set = (to: number, isFinal: boolean) => {
    request.current = { from: request.current?.from ?? quantity, to };
    setWanted(to);
    clearTimeout(timer.current);
    if (isFinal) send();
    else timer.current = setTimeout(sendLatest, REST_MS);
  };
  return { shown: wanted ?? quantity, set };
}

const overrideTexts = panelTexts.override;

export function OverrideQuestion({ asked }: { readonly asked: Asked }) {
  return (
    <ReasonDialog
      title={overrideTexts.title}
      confirmLabel={overrideTexts.confirm}
      onCancel={() => asked.answer(null)}
      onConfirm={asked.answer}
    >
      <Text>{asked.sentence}</Text>
    </ReasonDialog>
  );
}
