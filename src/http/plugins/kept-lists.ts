import type { AppDeps } from '#http/app-deps.ts';
import { createReadyAnswers, MEBIBYTE } from '#http/ready-answers.ts';
import { type Keeping, namesOf } from './keeping.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    isList?: boolean;
  }
}

export const LIST_CALLS: ReadonlySet<string> = new Set([
  'profile.orderMarks',
  'admin.orders.counts',
  'admin.orders.list',
  'callAgent.orders.byDay',
  'callAgent.orders.countPending',
  'callAgent.orders.pending',
  'callAgent.orders.unassigned',
  'customer.orders.list',
  'customer.orders.unread',
  'driver.orders.attempts',
  'driver.orders.byDay',
  'driver.orders.countOpen',
  'driver.orders.openDays',
  'packer.orders.count',
  'packer.orders.list',
  'packer.orders.stats',
  'stocker.agenda.all',
  'stocker.agenda.countUnassigned',
  'stocker.agenda.driver',
  'stocker.agenda.unassigned',
  'stocker.agenda.unassignedDays',
  'stocker.orders.byDay',
  'stocker.orders.countPending',
  'stocker.orders.pending',
  'stocker.orders.unassigned',
]);

/** For so long (ms) windows of the same person ask for the same; what hangs on the hour is that much late at most. */
const KEPT_MS = 2000;

/** What a person's lists answer, for that person, until anything in the database changes: for two seconds at most. */
export function keepLists(deps: AppDeps): Keeping {
  return {
    asks: (request, config) => {
      if (!request.login) return false;
      if (config.isList) return true;
      const names = namesOf(request);
      return names.length > 0 && names.every((name) => LIST_CALLS.has(name));
    },
    audienceOf: ({ login }) => `${login?.actor.id}`,
    version: () => `${deps.databaseVersion()}/${Math.floor(deps.clock.now() / KEPT_MS)}`,
    answers: createReadyAnswers({ roomBytes: 8 * MEBIBYTE, largestBytes: MEBIBYTE, lifeMs: KEPT_MS }),
  };
}
