import { describe, expect, it, test } from 'vitest';
import {
  findUndoPath,
  isFinal,
  isOpenForEditing,
  nextStatuses,
  ORDER_STATUSES,
  offeredStatuses,
  STATUS,
  settableStatuses,
  skipsStep,
  TRANSITIONS,
} from './order-status.ts';

const { processed, prepared, departed, delivered, cancelled } = STATUS;

test('an invoiced order is cancelled by the office, and by its driver on the road; nobody edits it', () => {
  const inHouse = { status: prepared, invoiceId: 7, heldAt: null };
  const onRoad = { status: departed, invoiceId: 7, heldAt: null };
  for (const role of ['stocker', 'call_agent'] as const) {
    expect(offeredStatuses(role, inHouse)).toEqual([processed]);
    expect(offeredStatuses(role, onRoad)).toEqual([]);
    expect(offeredStatuses(role, { ...inHouse, invoiceId: null })).toEqual([processed, cancelled]);
  }
  expect(offeredStatuses('admin', onRoad)).toContain(cancelled);
  expect(offeredStatuses('driver', onRoad)).toEqual([delivered, cancelled]);
  expect(offeredStatuses('driver', inHouse)).toEqual([departed]);
  expect(isOpenForEditing(inHouse)).toBe(false);
  expect(isOpenForEditing({ ...inHouse, invoiceId: null })).toBe(true);
});

test('of an order that waits for the office nothing is offered but to cancel it', () => {
  const held = { status: processed, invoiceId: null, heldAt: 1 };
  for (const role of ['admin', 'stocker', 'call_agent', 'driver'] as const) {
    expect(offeredStatuses(role, held)).toEqual([cancelled]);
    expect(offeredStatuses(role, { ...held, heldAt: null })).toContain(prepared);
  }
});

test('warehouse and call centre prepare, take back and cancel; the road is not theirs', () => {
  for (const role of ['stocker', 'call_agent'] as const) {
    expect(nextStatuses(role, processed)).toEqual([prepared, cancelled]);
    expect(nextStatuses(role, prepared)).toEqual([processed, cancelled]);
    expect(nextStatuses(role, departed)).toEqual([cancelled]);
    expect(nextStatuses(role, delivered)).toEqual([]);
    expect(nextStatuses(role, cancelled)).toEqual([processed]);
  }
});

test('a driver goes forward step by step and cancels only what is not delivered', () => {
  expect(nextStatuses('driver', processed)).toEqual([prepared, cancelled]);
  expect(nextStatuses('driver', prepared)).toEqual([departed, cancelled]);
  expect(nextStatuses('driver', departed)).toEqual([delivered, cancelled]);
  expect(nextStatuses('driver', delivered)).toEqual([]);
  expect(nextStatuses('driver', cancelled)).toEqual([]);
});

test('the office skips steps, and it alone takes a delivered order back, with a reason', () => {
  expect(nextStatuses('admin', processed)).toEqual([prepared, departed, delivered, cancelled]);
  expect(nextStatuses('admin', prepared)).toEqual([processed, departed, delivered, cancelled]);
  expect(nextStatuses('admin', departed)).toEqual([delivered, cancelled]);
  expect(nextStatuses('admin', delivered)).toEqual([processed, prepared, departed, cancelled]);
  expect(nextStatuses('admin', cancelled)).toEqual([processed]);
  for (const from of ORDER_STATUSES) {
    for (const transition of Object.values(TRANSITIONS[from])) {
      expect(transition.needsReason === true).toBe(from === delivered);
    }
  }
});

test('packers and customers set nothing; a cancelled order begins again, in whosever hands it is', () => {
  expect(settableStatuses('packer')).toEqual([]);
  expect(settableStatuses('customer')).toEqual([]);
  expect(Object.keys(TRANSITIONS[cancelled])).toEqual([processed]);
  expect(ORDER_STATUSES.filter(isFinal)).toEqual([delivered, cancelled]);
});

test('what is undone goes back the way that there is', () => {
  expect(findUndoPath('stocker', prepared, processed)).toEqual([processed]);
  expect(findUndoPath('stocker', cancelled, prepared)).toEqual([processed, prepared]);
  expect(findUndoPath('stocker', cancelled, departed)).toBeNull();
  expect(findUndoPath('admin', cancelled, departed)).toEqual([processed, departed]);
  expect(findUndoPath('admin', delivered, departed)).toEqual([departed]);
  expect(findUndoPath('admin', departed, prepared)).toBeNull();
});

describe('an order that gets a status', () => {
  it('skips no step when it goes on to the next one, back, or stays', () => {
    expect(skipsStep(processed, prepared)).toBe(false);
    expect(skipsStep(departed, processed)).toBe(false);
    expect(skipsStep(departed, departed)).toBe(false);
  });

  it('skips a step when it jumps ahead', () => {
    expect(skipsStep(processed, departed)).toBe(true);
    expect(skipsStep(prepared, delivered)).toBe(true);
  });

  it('is cancelled, or taken up again, without skipping', () => {
    expect(skipsStep(processed, cancelled)).toBe(false);
    expect(skipsStep(cancelled, processed)).toBe(false);
  });
});
