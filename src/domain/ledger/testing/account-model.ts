import { addDays, type ISODate } from '#shared/dates/shop-dates.ts';

export type PaidModel = {
  readonly id: number;
  readonly cents: number;
  readonly customer: number;
  readonly till: string | null;
  readonly day: ISODate;
};

export type ChangeModel = {
  readonly id: number;
  readonly cents: number;
  readonly till: string;
  readonly day: ISODate;
  readonly counterDay: ISODate;
};

export const COUNTER = 'null';

export class AccountModel {
  readonly #entries: { readonly customer: number; readonly day: ISODate; readonly cents: number }[] = [];
  readonly #cash = new Map<string, number>();
  readonly #closed = new Set<string>();
  readonly #change = new Map<string, number>();
  readonly #fromDrivers = new Map<ISODate, number>();
  readonly #handedIn = new Map<string, { readonly cents: number; readonly day: ISODate }>();
  readonly payments: PaidModel[] = [];
  readonly changes: ChangeModel[] = [];

  enter(customer: number, day: ISODate, amount: number): void {
    this.#entries.push({ customer, day, cents: amount });
  }

  balance(customer: number | null, on: ISODate = '9999-12-31'): number {
    return this.#entries
      .filter((entry) => (customer === null || entry.customer === customer) && entry.day <= on)
      .reduce((sum, entry) => sum + entry.cents, 0);
  }

  firstOpen(tillName: string, day: ISODate): ISODate {
    const closed = [...this.#closed].filter((key) => key.startsWith(`${tillName} `));
    const last = closed
      .map((key) => key.slice(tillName.length + 1))
      .sort()
      .at(-1);
    return last === undefined || day > last ? day : addDays(last, 1);
  }

  book(tillName: string | null, day: ISODate, amount: number): ISODate {
    if (tillName === null) return day;
    const open = this.firstOpen(tillName, day);
    this.#cash.set(`${tillName} ${open}`, this.cash(tillName, open) + amount);
    return open;
  }

  cash(tillName: string, day: ISODate): number {
    return this.#cash.get(`${tillName} ${day}`) ?? 0;
  }

  change(tillName: string, day: ISODate): number {
    return this.#change.get(`${tillName} ${day}`) ?? 0;
  }

  giveChange(id: number, { till, day, counterDay, cents }: Omit<ChangeModel, 'id'>): void {
    this.#change.set(`${till} ${day}`, this.change(till, day) + cents);
    const given = this.#toCounter(counterDay, -cents);
    if (cents > 0) this.changes.push({ id, till, day, counterDay: given, cents });
  }

  reverseChange({ till, day, counterDay, cents }: ChangeModel): void {
    const open = this.firstOpen(till, day);
    this.giveChange(0, { till, day: open, counterDay: open > counterDay ? open : counterDay, cents: -cents });
  }

  counterChange(day: ISODate): number {
    return this.cash(COUNTER, day) + (this.#fromDrivers.get(day) ?? 0);
  }

  counterClosing(day: ISODate): number {
    const paid = [...this.#cash].filter(([key]) => key.startsWith(COUNTER) && key.slice(5) <= day);
    const brought = [...this.#fromDrivers].filter(([of]) => of <= day);
    return [...paid, ...brought].reduce((sum, [, cents]) => sum + cents, 0);
  }

  #toCounter(day: ISODate, cents: number): ISODate {
    const open = this.firstOpen(COUNTER, day);
    this.#fromDrivers.set(open, (this.#fromDrivers.get(open) ?? 0) + cents);
    return open;
  }

  setClosed(tillName: string, day: ISODate, isClosed: boolean): void {
    const key = `${tillName} ${day}`;
    if (isClosed) this.#closed.add(key);
    else this.#closed.delete(key);
    if (tillName === COUNTER) return;
    const before = this.#handedIn.get(key);
    const cents = isClosed ? this.cash(tillName, day) + this.change(tillName, day) : -(before?.cents ?? 0);
    this.#handedIn.set(key, { cents, day: this.#toCounter(isClosed ? day : (before?.day ?? day), cents) });
  }

  isClosed(tillName: string, day: ISODate): boolean {
    return this.#closed.has(`${tillName} ${day}`);
  }
}
