import { formatDate } from '#shared/dates/shop-dates.ts';
import { printCents } from '#shared/prices/money.ts';
import { CONFLICT_OBSTACLE_TEXTS } from '#shared/road-conflicts.ts';
import type { Answers } from './domain-errors.ts';

export const MONEY_ERRORS = {
  'expense-too-large': [
    400,
    'Validation failed',
    ({ maxCents }) => `Shpenzimi mund të jetë më së shumti ${printCents(maxCents)}.`,
  ],
  'payment-day-ahead': [400, 'Validation failed', 'Data nuk mund të jetë pas sotit.'],
  'day-before-shop': [
    400,
    'Validation failed',
    ({ firstDay }) => `Data nuk mund të jetë para ${formatDate(firstDay)}.`,
  ],
  'payment-day-too-old': [
    400,
    'Validation failed',
    ({ firstDay }) => `Data nuk mund të jetë para ${formatDate(firstDay)}: më të vjetrat i regjistron zyra.`,
  ],
  'day-too-far': [
    400,
    'Validation failed',
    ({ lastDay }) => `Data nuk mund të jetë pas ${formatDate(lastDay)}.`,
  ],
  'closed-month-reason': [
    400,
    'Reason required',
    ({ closedUntil }) =>
      `Librat janë mbyllur deri më ${formatDate(closedUntil)}: shkruani arsyen pse kjo datë.`,
  ],
  'payment-without-driver': [400, 'Validation failed', 'Zgjidhni shoferin që i mori paratë.'],
  'payment-method-not-allowed': [403, 'Payment method not allowed', 'Shoferi merr vetëm para në dorë.'],
  'payment-not-found': [404, 'Payment not found', 'Pagesa nuk u gjet.'],
  'entry-not-found': [404, 'Entry not found', 'Regjistrimi nuk u gjet.'],
  'movement-not-found': [404, 'Movement not found', 'Regjistrimi i arkës nuk u gjet.'],
  'expense-not-found': [404, 'Expense not found', 'Shpenzimi nuk u gjet.'],
  'expense-decided': [409, 'Expense already decided', 'Për këtë shpenzim është vendosur tashmë.'],
  'payment-already-booked': [
    409,
    'Payment already booked',
    ({ number }) => `Kjo pagesë bankare është regjistruar tashmë (${number}).`,
  ],
  'account-begun': [409, 'Account has entries', 'Klienti ka tashmë regjistrime: shtojeni te llogaria e tij.'],
  'payment-reversed': [409, 'Payment already reversed', 'Kjo pagesë është kthyer tashmë.'],
  'entry-reversed': [409, 'Entry already reversed', 'Ky regjistrim është kthyer tashmë.'],
  'movement-reversed': [409, 'Movement already reversed', 'Ky regjistrim i arkës është kthyer tashmë.'],
  'entry-not-reversible': [
    409,
    'Entry not reversible',
    'Dokumentet korrigjohen me notë krediti ose debiti, pagesat te pagesa.',
  ],
  'allocation-exceeds': [
    409,
    'Allocation exceeds amount',
    ({ leftCents }) => `Shuma e kalon atë që ka mbetur: ${printCents(leftCents)}.`,
  ],
  'nothing-open': [409, 'Nothing open', 'Ky dokument është paguar tashmë.'],
  'nothing-overdue': [409, 'Nothing overdue', 'Ky klient nuk ka asgjë me vonesë.'],
  'order-on-hold': [409, 'Order on hold', 'Porosia është në pritje të aprovimit.'],
  'order-not-held': [409, 'Order not on hold', 'Porosia nuk është në pritje.'],
  'order-delivered': [409, 'Conflict', 'Porosia është dorëzuar: shoferi i saj nuk ndryshohet më.'],
  'clock-not-confirmed': [
    409,
    'Clock not confirmed',
    'Data e kompjuterit nuk është konfirmuar: administratori duhet ta konfirmojë para se të lëshohen dokumente ose të mbyllet një periudhë.',
  ],
  'month-not-over': [409, 'Month not over', 'Ky muaj nuk ka mbaruar ende: mbyllet pasi të mbarojë.'],
  'month-not-last-closed': [
    409,
    'Month not closed',
    'Hapet vetëm muaji i fundit i mbyllur, e ky muaj nuk është ai.',
  ],
  'papers-issued-since': [
    409,
    'Papers issued since',
    ({ number }) => `Pas mbylljes është lëshuar ${number}: muaji nuk hapet më.`,
  ],
  'month-closed': [
    409,
    'Month closed',
    ({ closedUntil }) =>
      `Librat janë mbyllur deri më ${formatDate(closedUntil)}: në atë periudhë nuk lëshohet më asnjë dokument.`,
  ],
  'road-conflict-not-found': [404, 'Road conflict not found', 'Konflikti nuk u gjet.'],
  'road-conflict-decided': [409, 'Road conflict already decided', 'Për këtë konflikt është vendosur tashmë.'],
  'road-conflict-money-open': [400, 'Validation failed', 'Zgjidhni çka ndodh me paratë.'],
  'road-conflict-not-acceptable': [
    409,
    'Road conflict not acceptable',
    ({ obstacle }) => CONFLICT_OBSTACLE_TEXTS[obstacle],
  ],
  'day-open': [409, 'Day open', ({ day }) => `Arka e datës ${formatDate(day)} nuk është mbyllur.`],
  'day-closed': [409, 'Day closed', ({ day }) => `Arka është mbyllur deri më ${formatDate(day)}.`],
} as const satisfies Answers;
