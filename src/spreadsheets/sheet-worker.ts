import { handOver } from '#workers/transfer.ts';
import { readSheet } from './read-sheet.ts';
import { type SheetAnswer, type SheetCell, type SheetChunk, type SheetRequest, toChunk } from './sheet.ts';
import { readStatement } from './statement/read-statement.ts';
import { UnreadableSheet } from './unreadable-sheet.ts';
import { writeSheet } from './write-sheet.ts';

export async function answer(request: SheetRequest): Promise<unknown> {
  try {
    if (request.kind === 'read-statement') {
      const statement = readStatement(request.bytes, request.maxRows);
      if (statement) return { kind: 'statement', statement } satisfies SheetAnswer;
    }
    if (request.kind !== 'write') {
      const { rows, ...about } = await readSheet(request.bytes, request.maxRows);
      const chunks = fold(rows);
      return handOver({ kind: 'content', chunks, about } satisfies SheetAnswer, ...chunks);
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

const ROWS_PER_CHUNK = 500;

function fold(rows: readonly (readonly SheetCell[])[]): SheetChunk[] {
  const pieces = Math.ceil(rows.length / ROWS_PER_CHUNK);
  return Array.from({ length: pieces }, (_, piece) =>
    toChunk(rows.slice(piece * ROWS_PER_CHUNK, (piece + 1) * ROWS_PER_CHUNK)),
  );
}

function* unfold(chunks: readonly SheetChunk[]): Generator<readonly SheetCell[]> {
  const decoder = new TextDecoder();
  for (const chunk of chunks) {
    // Encoded by the main thread.
    const rows = JSON.parse(decoder.decode(chunk)) as readonly (readonly SheetCell[])[];
    yield* rows;
  }
}
