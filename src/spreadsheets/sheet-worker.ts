import { handOver } from '#workers/hand-over.ts';
import { readSheet } from './read-sheet.ts';
import type { SheetAnswer, SheetCell, SheetChunk, SheetRequest } from './sheet.ts';
import { UnreadableSheet } from './unreadable-sheet.ts';
import { writeSheet } from './write-sheet.ts';

/** Answers a `SheetRequest` with a `SheetAnswer`. */
export async function answer(request: SheetRequest): Promise<unknown> {
  try {
    if (request.kind === 'read') {
      return {
        kind: 'content',
        content: await readSheet(request.bytes, request.maxRows),
      } satisfies SheetAnswer;
    }
    const { format, name, columns, chunks } = request;
    const bytes = await writeSheet(format, name, columns, unfold(chunks));
    return handOver({ kind: 'bytes', bytes } satisfies SheetAnswer, bytes);
  } catch (error) {
    if (error instanceof UnreadableSheet) {
      return { kind: 'unreadable', reason: error.reason } satisfies SheetAnswer;
    }
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { kind: 'failed', reason } satisfies SheetAnswer;
  }
}

function* unfold(chunks: readonly SheetChunk[]): Generator<readonly SheetCell[]> {
  const decoder = new TextDecoder();
  for (const chunk of chunks) {
    // As the shop wrote them for this thread.
    const rows = JSON.parse(decoder.decode(chunk)) as readonly (readonly SheetCell[])[];
    yield* rows;
  }
}
