import { addDays, type ISODate } from '#shared/shop-dates.ts';

/** A payment as the model keeps it; `till` null is money that lies in none, `day` where its cash counts. */
export type PaidModel = {
  readonly id: number;
  readonly cents: number;
  readonly customer: number;
  readonly till: string | null;
  readonly day: ISODate;
};

/** What accounts and tills should come to, kept in the plainest way: sums by customer and day, and by till and day. */
export class AccountModel {
  readonly #entries: { readonly customer: number; readonly day: ISODate; readonly cents: number }[] = [];
  readonly #cash = new Map<string, number>();
  readonly #closed = new Set<string>();
  readonly payments: PaidModel[] = [];

  enter(customer: number, day: ISODate, amount: number): void {
    this.#entries.push({ customer, day, cents: amount });
  }

  balance(customer: number | null, on: ISODate = '9999-12-31'): number {
    return this.#entries
      .filter((entry) => (customer === null || entry.customer === customer) && entry.day <= on)
      .reduce((sum, entry) => sum + entry.cents, 0);
  }

  /** Cash counts on its day, or on the first open one after it. */
  book(tillName: string | null, day: ISODate, amount: number): ISODate {
    if (tillName === null) return day;
    let open = day;
    while (this.#closed.has(`${tillName} ${open}`)) open = addDays(open, 1);
    this.#cash.set(`${tillName} ${open}`, this.cash(tillName, open) + amount);
    return open;
  }

  cash(tillName: string, day: ISODate): number {
    return this.#cash.get(`${tillName} ${day}`) ?? 0;
  }

  setClosed(tillName: string, day: ISODate, isClosed: boolean): void {
    if (isClosed) this.#closed.add(`${tillName} ${day}`);
    else this.#closed.delete(`${tillName} ${day}`);
  }

  isClosed(tillName: string, day: ISODate): boolean {
    return this.#closed.has(`${tillName} ${day}`);
  }
}
