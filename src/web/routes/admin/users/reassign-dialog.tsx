import { Modal, Select, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DomainFailure } from '#shared/errors/error-answers.ts';
import { api } from '#web/api.ts';
import { codeOf, findDomainError } from '#web/error-text.ts';
import { DialogButtons } from '#web/ui/dialog-buttons.tsx';
import { usersTexts } from './texts.ts';

const texts = usersTexts.reassign;
const NO_DRIVER = 'none';

type Stops = Extract<DomainFailure, { code: 'driver-has-stops' }>['data'];

type Asked<Input> = { readonly input: Input; readonly stops: Stops };

export function useReassign<Input>() {
  const [asked, setAsked] = useState<Asked<Input> | null>(null);
  return {
    asked,
    isAsked: (error: unknown) => codeOf(error) === 'driver-has-stops',
    ask: (error: unknown, input: Input) => {
      const rejection = findDomainError(error);
      if (rejection?.code === 'driver-has-stops') setAsked({ input, stops: rejection.data });
    },
    close: () => setAsked(null),
  };
}

type ReassignDialogProps = {
  readonly driverId: number;
  readonly stops: Stops;
  readonly isWorking: boolean;
  readonly onChoose: (driverCode: number | null) => void;
  readonly onCancel: () => void;
};

export function ReassignDialog({ driverId, stops, isWorking, onChoose, onCancel }: ReassignDialogProps) {
  const drivers = useQuery(api.stocker.drivers.list.queryOptions()).data ?? [];
  const [chosen, setChosen] = useState<string | null>(null);
  const choices = [
    ...drivers
      .filter((driver) => driver.id !== driverId)
      .map((driver) => ({
        value: String(driver.driverCode),
        label: texts.driver(driver.driverCode, driver.name),
      })),
    { value: NO_DRIVER, label: texts.noDriver },
  ];
  return (
    <Modal opened onClose={onCancel} title={texts.title(stops.driverName)}>
      <Stack>
        <Select
          label={texts.question(stops.count)}
          description={texts.numbers(stops.orderIds)}
          placeholder={texts.choose}
          data={choices}
          value={chosen}
          allowDeselect={false}
          data-autofocus
          onChange={setChosen}
        />
        <DialogButtons
          onCancel={onCancel}
          disabled={chosen === null}
          loading={isWorking}
          onClick={() => onChoose(chosen === NO_DRIVER ? null : Number(chosen))}
        >
          {texts.confirm}
        </DialogButtons>
      </Stack>
    </Modal>
  );
}
