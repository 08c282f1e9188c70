import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { errorByStatus } from '#trpc/error-by-status.ts';

const STATUS_BY_CODE: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

export function answerClientError(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const status = STATUS_BY_CODE[error.code ?? ''] ?? 400;
  const body = Buffer.from(JSON.stringify(errorByStatus(status)));
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    `content-length: ${body.length}`,
    'content-type: application/json; charset=utf-8',
    'cache-control: no-store',
    'connection: close',
  ];
  if (socket.writable) socket.write(Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body]));
  socket.destroy(error);
}
