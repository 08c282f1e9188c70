import { bookClosings } from '#db/schema/books.ts';
import { givenUser } from './builders.ts';
import type { World } from './world.ts';

export function givenClosedMonth(world: Pick<World, 'handle' | 'ctx'>, month: string): void {
  const actorId = givenUser(world, 'admin').id;
  const closing = { month, event: 'close', actorId, createdAt: 0 } as const;
  world.handle.db
    .insert(bookClosings)
    .values({ ...closing, lastEntryId: 0, lastDocumentId: 0 })
    .run();
}
