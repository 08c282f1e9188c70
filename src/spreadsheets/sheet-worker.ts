import { parentPort } from 'node:worker_threads';
import { readSheet } from './read-sheet.ts';
import type { SheetAnswer, SheetCell, SheetRequest } from './sheet.ts';
import { UnreadableSheet } from './unreadable-sheet.ts';
import { writeSheet } from './write-sheet.ts';

parentPort?.on('message', async (request: SheetRequest) => {
  const answer = await answerTo(request);
  parentPort?.postMessage(answer, answer.kind === 'bytes' ? [answer.bytes.buffer] : []);
});

async function answerTo(request: SheetRequest) {
  try {
    if (request.kind === 'read') {
      return {
        kind: 'content',
        content: await readSheet(request.bytes, request.maxRows),
      } as const satisfies SheetAnswer;
    }
    const { format, name, columns, chunks } = request;
    const bytes = Uint8Array.from(await writeSheet(format, name, columns, unfold(chunks)));
    return { kind: 'bytes', bytes } as const satisfies SheetAnswer;
  } catch (error) {
    if (error instanceof UnreadableSheet) {
      return { kind: 'unreadable', reason: error.reason } as const satisfies SheetAnswer;
    }
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { kind: 'failed', reason } as const satisfies SheetAnswer;
  }
}

function* unfold(chunks: readonly string[]): Generator<readonly SheetCell[]> {
  for (const chunk of chunks) {
    const rows: readonly (readonly SheetCell[])[] = JSON.parse(chunk);
    yield* rows;
  }
}
