import { UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { ISODate } from '#shared/shop-dates.ts';
import { CashBox, type DriverCash } from '#web/features/cash-box.tsx';
import { DocumentButton } from '#web/features/document-button.tsx';
import { texts } from '#web/routes/stocker/texts.ts';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { Money } from '#web/ui/money.tsx';
import classes from './agenda.module.css';
import { RouteList } from './route-list.tsx';
import type { AgendaEntry } from './use-agendas.ts';

type DriverBlockProps = {
  readonly entry: AgendaEntry;
  readonly date: ISODate;
  readonly cash: DriverCash | undefined;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
};

/** A driver's day: sums at a glance, the stops and the cash when opened. */
export function DriverBlock({ entry, date, cash, isOpen, onToggle }: DriverBlockProps) {
  const { driver, agenda, error, retry } = entry;
  const id = `agenda-${driver.id}`;
  return (
    <section className={classes['block']} aria-label={driver.name}>
      <div className={classes['head']}>
        <UnstyledButton
          className={classes['toggle'] ?? ''}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
        >
          <IconChevronDown
            size={20}
            aria-hidden
            className={classes['arrow']}
            data-open={isOpen || undefined}
          />
          <span className={classes['driver']}>
            <b>{driver.name}</b>
            <span className={classes['small']}>
              {driver.driverCode !== null && `${texts.agenda.driverCode(driver.driverCode)} · `}
              {driver.phone}
            </span>
          </span>
          {agenda ? (
            <span className={classes['sums']}>
              <span className={classes['small']}>
                {texts.agenda.counts(agenda.totalOrderCount, agenda.totalProductCount)}
              </span>
              <Money cents={agenda.totalAmountCents} className={classes['total']} />
            </span>
          ) : (
            !error && (
              <span className={classes['sums']} data-coming aria-hidden>
                <span className={classes['small']}>{texts.agenda.counts(0, 0)}</span>
                <Money cents={0} className={classes['total']} />
              </span>
            )
          )}
        </UnstyledButton>
        <DocumentButton
          address={`/api/stock/orders/driver/${driver.driverCode}/pdf?date=${date}`}
          label={texts.agenda.pdf}
          mode="save"
          failure={texts.agenda.pdfFailed}
          isDisabled={driver.driverCode === null || !agenda || agenda.totalOrderCount === 0}
        />
      </div>
      {error && !agenda ? (
        <ErrorBox error={error} fallback={texts.agenda.failed} onRetry={retry} />
      ) : (
        <div id={id} hidden={!isOpen} className={classes['inside']}>
          {isOpen && agenda && agenda.orders.length === 0 && (
            <p className={classes['hint']}>{texts.agenda.noStops}</p>
          )}
          {isOpen && agenda && agenda.orders.length > 0 && <RouteList agenda={agenda} date={date} />}
          {isOpen && cash && <CashBox cash={cash} />}
        </div>
      )}
    </section>
  );
}
