import { NativeSelect } from '@mantine/core';
import type { ListedDriver } from './staff-order.ts';
import type { StaffOrdersTexts } from './staff-orders-texts.ts';

type DriverSelectProps = {
  readonly label: string;
  readonly drivers: readonly ListedDriver[];
  readonly driverCode: number | null;
  /** Name of a driver who is no longer listed. */
  readonly formerName?: string | null;
  readonly texts: Pick<StaffOrdersTexts, 'chooseDriver' | 'driverOption'>;
  readonly onChange: (driver: ListedDriver | null) => void;
};

/** Who drives: the shop's real drivers, nobody, or somebody who is no longer listed. */
export function DriverSelect({ label, drivers, driverCode, formerName, texts, onChange }: DriverSelectProps) {
  const isListed = drivers.some((driver) => driver.driverCode === driverCode);
  const isFormer = !isListed && Boolean(formerName);
  const value = isListed ? String(driverCode) : isFormer ? 'former' : '';
  return (
    <NativeSelect
      aria-label={label}
      value={value}
      onChange={(event) => {
        const chosen = event.currentTarget.value;
        onChange(drivers.find((driver) => String(driver.driverCode) === chosen) ?? null);
      }}
    >
      <option value="">{texts.chooseDriver}</option>
      {isFormer && (
        <option value="former" disabled>
          {formerName}
        </option>
      )}
      {drivers.map((driver) => (
        <option key={driver.driverCode} value={driver.driverCode}>
          {texts.driverOption(driver.driverCode, driver.name)}
        </option>
      ))}
    </NativeSelect>
  );
}
