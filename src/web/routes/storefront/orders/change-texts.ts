import { formatDate, isISODate } from '#shared/dates/shop-dates.ts';
import { formatCents } from '#shared/prices/money.ts';
import { countText, type PackedGoods } from '#shared/prices/packs.ts';
import type { Role } from '#shared/roles.ts';
import { plural } from '#shared/text/plural.ts';
import type { DescribedLine, OrderChange } from './order-changes.ts';

const BY: Readonly<Record<Role, string>> = {
  admin: 'nga zyra',
  stocker: 'nga depoja',
  packer: 'nga paketimi',
  call_agent: 'nga qendra e thirrjeve',
  driver: 'nga shoferi',
  customer: 'nga ju',
};

export function actorAndTime(change: OrderChange, moment: string): string {
  return `${BY[change.actorRole]} më ${moment}`;
}

export function lineSentence(
  { from, to, lost, change }: DescribedLine,
  moment: string,
  goods?: PackedGoods,
): string {
  const count = (pieces: number) => (goods ? countText(pieces, goods) : String(pieces));
  const who = actorAndTime(change, moment);
  const loss = lost > 0 ? lossOf(change, lost, count(lost)) : '';
  if (to === 0 && !isAtHandover(change)) return `Hequr ${who}${loss}`;
  if (from === 0) return `Shtuar ${who}`;
  return `Sasia ${count(from)} → ${count(to)} ${who}${loss}`;
}

function isAtHandover({ kind, reason }: OrderChange): boolean {
  return kind === 'quantity-changed' && reason !== '';
}

function lossOf(change: OrderChange, pieces: number, count: string): string {
  const { kind, reason } = change;
  if (kind !== 'short-shipped' && !isAtHandover(change)) return '';
  const where = isAtHandover(change) ? ' te dera' : '';
  if (reason === 'refused') return `: ${count} ${plural(pieces, 'u refuzua', 'u refuzuan')}${where}`;
  if (reason !== 'damaged') return `: ${count} ${plural(pieces, 'mungoi', 'munguan')}${where}`;
  return `: ${count} ${plural(pieces, 'ishte e dëmtuar', 'ishin të dëmtuara')}${where}`;
}

const PARTICULARS: Readonly<Partial<Record<OrderChange['kind'], string>>> = {
  'day-changed': 'Data e dorëzimit u ndryshua',
  'address-changed': 'Adresa e dorëzimit u ndryshua',
  'comment-changed': 'Komenti u ndryshua',
};

export function particularSentence(change: OrderChange, moment: string): string {
  const what = `${PARTICULARS[change.kind] ?? ''} nga ${shownValue(change.from)} në ${shownValue(change.to)}`;
  return `${what}, ${actorAndTime(change, moment)}`;
}

function shownValue(value: string | null): string {
  if (value === null || value === '') return '–';
  return isISODate(value) ? formatDate(value) : `„${value}”`;
}

export const changeTexts = {
  changed: 'E ndryshuar',
  changes: 'Çfarë u ndryshua',
  total: (from: number, to: number) => `Totali u ndryshua nga ${formatCents(from)} në ${formatCents(to)}.`,
  cancelled: 'Kjo porosi është anuluar.',
  cancelledBy: (who: string) => `Kjo porosi është anuluar ${who}.`,
  reason: (reason: string) => `Arsyeja: ${reason}`,
  address: 'Adresa e dorëzimit',
  comment: 'Komenti juaj',
} as const;
