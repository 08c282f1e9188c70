import { uptime } from 'node:os';
import type { Clock, ClockDoubt, Ctx } from '#kernel/ctx.ts';
import { readClockState, readLastWritten, rowsToSettle, writeClockState } from './clock-state.ts';

/** In ms: `wall` is the settable date, `steady` a monotonic clock. */
export type Machine = { readonly wall: () => number; readonly steady: () => number };

/** Time since boot: unlike `performance.now` it includes time asleep. */
const MACHINE: Machine = { wall: () => Date.now(), steady: () => uptime() * 1000 };

const LEAP_MS = 3_600_000;
const MAX_OFF_MS = 14 * 24 * 3_600_000;

const CHECK_AFTER_MS = 10_000;
const STORE_EVERY_MS = 5 * 60_000;

type Kind = 'leapt' | 'start';

function judge(kind: Kind, wall: number, own: number): ClockDoubt | null {
  if (kind === 'leapt') return Math.abs(wall - own) > LEAP_MS ? 'leapt' : null;
  if (wall < own - LEAP_MS) return 'behind';
  return wall > own + MAX_OFF_MS ? 'ahead' : null;
}

export type ShopClock = Required<Clock> & { readonly persist: () => boolean };

/**
 * When the machine's date jumps, shop time continues by the monotonic clock, so that nothing is misdated or expires;
 * when the date is right again, it is trusted. A wrong date at start is accepted if it is ahead (the shop may have been
 * closed for weeks); if it is behind (a flat battery), time continues from the last row.
 */
export function openShopClock({ db }: Pick<Ctx, 'db'>, machine: Machine = MACHINE): ShopClock {
  const startedAt = machine.wall();
  let { kind, base } = begin({ db }, startedAt, machine.steady());
  let doubt = judge(kind, startedAt, base + machine.steady());
  let checkedAt = startedAt;
  let stored = readClockState({ db }).doubt !== null;
  let storedAt = 0;

  const own = () => base + machine.steady();

  function trustMachine(): void {
    checkedAt = machine.wall();
    kind = 'leapt';
    base = checkedAt - machine.steady();
    doubt = null;
  }

  function checkMachine(wall: number): void {
    checkedAt = wall;
    doubt = judge(kind, wall, own());
    if (kind === 'start' && doubt === null) trustMachine();
  }

  function readWall(): number {
    const wall = machine.wall();
    if (Math.abs(wall - checkedAt) > CHECK_AFTER_MS) checkMachine(wall);
    return wall;
  }

  function now(): number {
    const wall = readWall();
    return doubt === null || doubt === 'ahead' ? wall : own();
  }

  function persist(): boolean {
    checkMachine(machine.wall());
    const isChanged = stored !== (doubt !== null);
    if (!isChanged && (doubt === null || own() - storedAt < STORE_EVERY_MS)) return false;
    const wall = machine.wall();
    const settled = { doubt: null, settledAt: wall, settledRows: rowsToSettle({ db }) };
    const unresolved = { doubt: { kind, knownAt: own(), offsetMs: wall - own() } };
    writeClockState({ db }, doubt === null ? settled : unresolved, wall);
    stored = doubt !== null;
    storedAt = own();
    return isChanged;
  }

  return {
    now,
    doubt: () => {
      readWall();
      return doubt;
    },
    expiryNow: () => Math.min(now(), doubt === null ? Number.POSITIVE_INFINITY : own()),
    machineNow: machine.wall,
    trustMachine,
    persist,
  };
}

function begin(ctx: Pick<Ctx, 'db'>, wall: number, steady: number): { kind: Kind; base: number } {
  const trusted = { kind: 'leapt', base: wall - steady } as const;
  const state = readClockState(ctx);
  const written = readLastWritten(ctx, state);
  if (state.doubt === null) {
    if (written === null || judge('start', wall, written) === null) return trusted;
    return { kind: 'start', base: written - steady };
  }
  const { kind, knownAt, offsetMs } = state.doubt;
  // Rows written while the date was wrong since the start have that date.
  const lastKnown = kind === 'leapt' ? Math.max(knownAt, written ?? 0) : knownAt;
  const resumed = wall - offsetMs;
  const isNearer = Math.abs(resumed - lastKnown) <= Math.abs(wall - lastKnown);
  if (kind === 'leapt' && isNearer && judge('start', resumed, lastKnown) === null)
    return { kind, base: resumed - steady };
  return judge('start', wall, lastKnown) === null ? trusted : { kind: 'start', base: lastKnown - steady };
}
